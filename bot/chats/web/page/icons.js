// Labels of buttons: the symbols of players are drawn as icons, because many fonts lack them.

const SHAPES = {
  "⏮": "M1 2h2.5v12H1zM15 2v12L4.5 8z",
  "◀": "M13 2v12L2.5 8z",
  "▶": "M3 2v12l10.5-6z",
  "⏭": "M12.5 2H15v12h-2.5zM1 2v12l10.5-6z",
};
const SYMBOL = new RegExp(`([${Object.keys(SHAPES).join("")}])`);
const SVG = "http://www.w3.org/2000/svg";

/** Return a label as nodes: its text, and its symbols as icons, hidden from screen readers. */
export function withIcons(label) {
  const parts = label.split(SYMBOL).filter(Boolean);
  return parts.map((part) => SHAPES[part] ? icon(SHAPES[part]) : part);
}

function icon(outline) {
  const image = document.createElementNS(SVG, "svg");
  image.setAttribute("class", "icon");
  image.setAttribute("viewBox", "0 0 16 16");
  image.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  image.append(path);
  return image;
}
