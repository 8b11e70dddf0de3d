// The theme of the player's pictures, whose colors the whole page has.

import { host } from "/host.js";

const bars = document.querySelectorAll('meta[name="theme-color"]');

/** Show the page in the colors of a theme. */
export function showTheme(name) {
  if (name) document.documentElement.dataset.theme = name;
  colorBars();
}

/** Give the browser's own bars the color of the page's, which is another one on the felt. */
export function colorBars() {
  const { backgroundColor } = getComputedStyle(document.querySelector("header.felt") ?? document.body);
  for (const bar of bars) bar.content = backgroundColor;
  host.showColor(hexOf(backgroundColor));
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colorBars);

/** Show the page by day or by night, "light" or "dark", as a chat does, whatever the device prefers. */
export function showScheme(scheme) {
  for (const rule of nightRules()) rule.media.mediaText = scheme === "dark" ? "all" : "not all";
  document.documentElement.style.setProperty("--schemes", scheme);
  colorBars();
}

let night; // the rules of the style sheets for devices that prefer a dark page

function nightRules() {
  const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return (night ??= rules().filter(({ media }) => media?.mediaText === "(prefers-color-scheme: dark)"));
}

/** Return a color as six hexadecimal digits; empty if it has another form. */
function hexOf(color) {
  const parts = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/);
  return parts ? `#${parts.slice(1).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}` : "";
}
