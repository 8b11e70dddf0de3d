// The theme of the player's pictures, whose colors the whole page has.

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
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colorBars);
