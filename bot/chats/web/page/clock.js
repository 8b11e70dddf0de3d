// The count of moves and the clock beside the board: what of them the player wants to see.

const element = document.getElementById("progress");
const SECOND = 1000; // ms

let shown = null;
let offset = 0; // s that the server's clock is ahead of this device's

/** Show how far a game is; `said` is when the server answered, if it just did. Null for no game. */
export function showProgress(progress, said) {
  if (said) offset = said - Date.now() / SECOND;
  shown = progress;
  update();
}

function update() {
  const { moves = 0, began = 0, ended = 0, view = "off" } = shown ?? {};
  const count = element.dataset.moves.replace("#", moves);
  const time = began ? clock((ended || Date.now() / SECOND + offset) - began) : clock(0);
  element.textContent = { both: `${count} · ${time}`, moves: count }[view] ?? "";
}

/** Return seconds as m:ss or h:mm:ss. */
function clock(seconds) {
  const all = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

setInterval(() => {
  if (shown?.began && !shown.ended && document.visibilityState === "visible") update();
}, SECOND);
