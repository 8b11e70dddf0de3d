// Labels of buttons: the symbols of players and the suits of the Decktet are drawn as icons, because many fonts
// lack them. The suits look as on the cards of pictures.

const SHAPES = {
  "⏮": "M1 2h2.5v12H1zM15 2v12L4.5 8z",
  "◀": "M13 2v12L2.5 8z",
  "▶": "M3 2v12l10.5-6z",
  "⏭": "M12.5 2H15v12h-2.5zM1 2v12l10.5-6z",
};
/** The suits: the outline of an area, or the middle of a cord and its width. */
const SUITS = {
  "🌙": { color: "#bccadd", area: "M12.8 2.4A6.9 6.9 0 1 0 12.8 13.6A5.6 5.6 0 1 1 12.8 2.4z" },
  "☀️": {
    color: "#ee8a1c",
    area: "M6.4 4L8 .7L9.6 4L13.2 2.8L12 6.4L15.3 8L12 9.6L13.2 13.2L9.6 12L8 15.3L6.4 12L2.8 13.2L4 9.6L.7 8" +
      "L4 6.4L2.8 2.8z",
  },
  "🌊": {
    color: "#4aa3e6",
    area: "M1 3.3C2.5.5 5.5.5 8 3S13.5 5.5 15 2.7V6.3C13.5 9.1 10.5 9.1 8 6.6S2.5 4.1 1 6.9z" +
      "M1 9.7C2.5 6.9 5.5 6.9 8 9.4S13.5 11.9 15 9.1V12.7C13.5 15.5 10.5 15.5 8 13S2.5 10.5 1 13.3z",
  },
  "🍂": {
    color: "#b07a4a",
    area: "M12.9 1.2C14 5 13.7 8.6 11.5 11.6C9.7 14 6.3 14 4 11.6C1.9 9.4 2.4 6.5 4.6 4.3C6.7 2.2 9.9 1.5 12.9 1.2z",
    line: "M2.2 15.4L9.9 5.3",
  },
  "🐍": {
    color: "#3d9a44",
    cord: "M10.1 2.8C6.5 1.3 2.2 2.2 2.9 5.5C3.8 9 12.6 7.4 12.8 10.9C13 14.5 5.9 14.8 2 12.4",
    width: 2.4,
    area: "M8.3 1C10.4.4 13.4 1 15.2 3.7C14.9 5.3 11.3 5.4 8.9 4.7C8 3.5 8 2 8.3 1z",
  },
  "🪢": {
    color: "#f6d433",
    cord: "M3.2 2H4.6A1.2 1.2 0 0 1 5.8 3.2V12.8A1.2 1.2 0 0 1 4.6 14H3.2A1.2 1.2 0 0 1 2 12.8V11.4" +
      "A1.2 1.2 0 0 1 3.2 10.2H12.8A1.2 1.2 0 0 1 14 11.4V12.8A1.2 1.2 0 0 1 12.8 14H11.4" +
      "A1.2 1.2 0 0 1 10.2 12.8V3.2A1.2 1.2 0 0 1 11.4 2H12.8A1.2 1.2 0 0 1 14 3.2V4.6" +
      "A1.2 1.2 0 0 1 12.8 5.8H3.2A1.2 1.2 0 0 1 2 4.6V3.2A1.2 1.2 0 0 1 3.2 2z",
    width: 1.7,
  },
};
const INK = "#20242c";
const RIM = 1.3;
const SYMBOL = new RegExp(`(${[...Object.keys(SHAPES), ...Object.keys(SUITS)].join("|")})`);
const SVG = "http://www.w3.org/2000/svg";

/** Return a label as nodes: its text, and its symbols as icons, hidden from screen readers. */
export function withIcons(label) {
  return label.split(SYMBOL).filter(Boolean).map((part) => {
    if (SUITS[part]) return suitIcon(SUITS[part]);
    return SHAPES[part] ? icon("icon", outline({ d: SHAPES[part] })) : part;
  });
}

function suitIcon({ color, area, line, cord, width }) {
  const round = { fill: "none", "stroke-linecap": "round" };
  return icon(
    "icon suit",
    ...(cord ? [outline({ ...round, d: cord, stroke: INK, "stroke-width": width + RIM })] : []),
    ...(area ? [outline({ d: area, fill: color, stroke: INK, "stroke-width": RIM, "paint-order": "stroke" })] : []),
    ...(cord ? [outline({ ...round, d: cord, stroke: color, "stroke-width": width })] : []),
    ...(line ? [outline({ ...round, d: line, stroke: INK, "stroke-width": RIM })] : []),
  );
}

function icon(name, ...shapes) {
  const image = document.createElementNS(SVG, "svg");
  image.setAttribute("class", name);
  image.setAttribute("viewBox", "0 0 16 16");
  image.setAttribute("aria-hidden", "true");
  image.append(...shapes);
  return image;
}

function outline(attributes) {
  const path = document.createElementNS(SVG, "path");
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
  return path;
}
