// What stands on buttons: the signs of a film drawn as shapes, which many fonts do not have.

const SHAPES = {
  "⏮": "M1 2h2.5v12H1zM15 2v12L4.5 8z",
  "◀": "M13 2v12L2.5 8z",
  "▶": "M3 2v12l10.5-6z",
  "⏭": "M12.5 2H15v12h-2.5zM1 2v12l10.5-6z",
};
const SIGN = new RegExp(`([${Object.keys(SHAPES).join("")}])`);
const SVG = "http://www.w3.org/2000/svg";

/** Return a label as nodes: its words, and its signs as pictures that are not read out. */
export function inked(label) {
  const parts = label.split(SIGN).filter(Boolean);
  return parts.map((part) => SHAPES[part] ? shape(SHAPES[part]) : part);
}

function shape(outline) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "sign");
  picture.setAttribute("viewBox", "0 0 16 16");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  picture.append(path);
  return picture;
}
