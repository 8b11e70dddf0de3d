// Cards that move from one board to the next: their own pixels, cut from the picture, glide to the new place.

const GLIDE = 180; // ms, at most 200
const MOST = 24; // cards; where more of them move, such as in a new deal, the boards are simply exchanged
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Return an element that shows a rectangle of a board's picture. Lengths are pixels of the picture, of which
 * `scale` is the size on the screen: the picture itself may no longer be there.
 */
export function cutOut({ picture, view }, [x, y, width, height], scale) {
  const element = document.createElement("div");
  element.className = "cut-out";
  Object.assign(element.style, {
    left: `${x * scale}px`,
    top: `${y * scale}px`,
    width: `${width * scale}px`,
    height: `${height * scale}px`,
    backgroundImage: `url("${picture.src}")`,
    backgroundSize: `${view.width * scale}px auto`,
    backgroundPosition: `${-x * scale}px ${-y * scale}px`,
  });
  return element;
}

/**
 * Return the cards that are elsewhere on the next board, each with both of its rectangles, and those that are gone.
 * Cards that were not seen before come from the rectangle `source`, if there is one.
 */
function compareCards(before, after, source) {
  const were = new Set(before.map(String));
  const are = new Set(after.map(String));
  const left = before.filter((card) => !are.has(String(card)));
  const isSame = (one, other) => one[0] === other[0];
  const stays = (one, other) => isSame(one, other) && one[1] === other[1] && one[2] === other[2];
  const take = (card, fits) => {
    const place = left.findIndex((one) => fits(one, card));
    return place < 0 ? null : left.splice(place, 1)[0];
  };
  // In a double deck another card may look like one that stays and of which only less shows now.
  const others = after.filter((card) => !were.has(String(card)) && !take(card, stays));
  const moved = [];
  for (const card of others) {
    const from = take(card, isSame) ?? (source && [card[0], ...source]);
    if (from) moved.push({ from: from.slice(1), to: card.slice(1) });
  }
  return { moved, gone: left.map((card) => card.slice(1)) };
}

/** Let an element glide from one offset to another, in CSS pixels; resolve when it is there. */
export async function glide(element, [fromX, fromY], [toX, toY]) {
  if (STILL.matches) return;
  await ended(element.animate(
    [{ transform: `translate(${fromX}px, ${fromY}px)` }, { transform: `translate(${toX}px, ${toY}px)` }],
    { duration: GLIDE, easing: "cubic-bezier(.2, .7, .3, 1)", fill: "both" },
  ));
}

async function fade(element) {
  await ended(element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GLIDE, easing: "ease-in", fill: "both" }));
}

async function ended(animation) {
  await animation.finished.catch(() => {}); // it was cancelled: the board has changed again
}

/**
 * Let the cards that moved glide over the new picture, and those that left it fade. Until a card arrives, its new
 * place looks as before. `lifted` is the card that was dropped, and where it lies: its glide begins there. Cards that
 * were dealt come from the rectangle `source`.
 */
export async function glideCards(layer, old, current, { lifted, source }) {
  if (STILL.matches || !current.picture.clientWidth || old.view.width !== current.view.width) return;
  const { moved, gone } = compareCards(old.view.cards, current.view.cards, source);
  if (moved.length + gone.length === 0 || moved.length + gone.length > MOST) return;
  const scale = layer.clientWidth / current.view.width;
  const isLifted = ([x, y]) => lifted && x === lifted.from[0] && y === lifted.from[1];
  const covers = moved.map(({ to }) => cutOut(old, to, scale));
  const leaving = gone.filter((from) => !isLifted(from)).map((from) => cutOut(old, from, scale));
  const cards = moved.map(({ from, to }) => {
    const card = cutOut(current, to, scale);
    card.classList.add("gliding");
    const [x, y] = isLifted(from) ? lifted.at : [from[0] * scale, from[1] * scale];
    return { card, offset: [x - to[0] * scale, y - to[1] * scale] };
  });
  const all = [...covers, ...leaving, ...cards.map(({ card }) => card)];
  layer.append(...all);
  await Promise.all([...leaving.map(fade), ...cards.map(({ card, offset }) => glide(card, offset, [0, 0]))]);
  for (const element of all) element.remove();
}
