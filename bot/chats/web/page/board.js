// The board on the table: a picture of fixed place and size, on which cards are tapped and dragged.
//
// Only for mouse and touch: keyboards and screen readers have the list of all moves.

import { cutOut, glide, glideCards } from "/gliding.js";

const DRAG = 8; // px that the pointer moves before a card is lifted
const DOUBLE_TAP = 350; // ms
const BOTH = 500; // ms between the taps of a player who taps both cards of a pair, which the first tap has taken
const EDGE = 4; // px between a menu and the edge of the board

export class Board {
  #frame = document.getElementById("board");
  #layer = document.createElement("div");
  #act;
  #shown = null; // the view of the board, and its picture
  #chosen = []; // the numbers of the places that were tapped
  #drag = null;
  #dropped = null; // the card that lies where it was dropped until the answer is there
  #source = null; // where the cards come from that the pressed move deals
  #lastTap = { name: "", at: 0, hasMoved: false };
  #taken = { names: [], at: 0 }; // the other place of a pair that was taken by one tap
  #isWaiting = false;
  #waitingTap = null;
  #menu = null;

  /** `act` has what the board asks for: press(data), why(names, data), clear() of what was said, labelOf(data). */
  constructor(act) {
    this.#act = act;
    this.#layer.className = "layer";
    this.#layer.ariaHidden = "true";
    this.#frame.addEventListener("pointerdown", (event) => this.#onDown(event));
    this.#frame.addEventListener("pointermove", (event) => this.#onMove(event));
    this.#frame.addEventListener("pointerup", (event) => this.#onUp(event));
    this.#frame.addEventListener("pointercancel", () => this.#putBack());
    this.#frame.addEventListener("lostpointercapture", () => this.#putBack());
    this.#frame.addEventListener("dragstart", (event) => event.preventDefault());
    this.#frame.addEventListener("pointerleave", () => this.#hover(-1));
    new ResizeObserver(() => this.#update()).observe(this.#frame);
  }

  /** Show a board with its decoded picture; cards glide to it from the board before, if `isNext`. */
  show(view, picture, alt, { isNext }) {
    const old = this.#shown;
    const dropped = this.#dropped;
    this.#dropped = null;
    this.#shown = { view, picture };
    this.#chosen = [...view.chosen];
    this.#menu = null;
    this.#drag = this.#stillPressed(old, view, isNext);
    this.#frame.ariaLabel = alt;
    document.getElementById("table").style.setProperty("--share", view.height / view.width);
    this.#layer.replaceChildren();
    this.#frame.replaceChildren(picture, this.#layer);
    this.#update();
    if (old && isNext) glideCards(this.#layer, old, this.#shown, { lifted: dropped, source: this.#source });
    this.#source = null;
  }

  /** Return the press that goes on while the next board comes, such as one with a hint; null if there is none. */
  #stillPressed(old, view, isNext) {
    const drag = this.#drag;
    if (!drag || drag.lifted || !isNext) return null;
    const name = old.view.places[drag.place]?.name;
    return { ...drag, place: view.places.findIndex((place) => place.name === name) };
  }

  /** Take the board away: what is shown now is no board of a game. */
  hide() {
    this.#shown = this.#drag = this.#dropped = null;
    this.#frame.replaceChildren();
  }

  /** Set whether a request is on its way; a tap in the meantime counts afterwards, on the new board. */
  set isWaiting(isWaiting) {
    this.#isWaiting = isWaiting;
    if (isWaiting) return;
    if (this.#dropped) this.#returnCard(this.#dropped); // the move was not made
    this.#dropped = null;
    const tap = this.#waitingTap;
    this.#waitingTap = null;
    if (tap !== null && this.#shown) this.#tap(this.#shown.view.places.findIndex(({ name }) => name === tap));
  }

  /** Undo the choice of places; return whether there was one. */
  clear() {
    const wasChosen = this.#chosen.length > 0 || this.#menu !== null;
    if (wasChosen && this.#shown?.view.chosen.length) this.#act.press(this.#shown.view.back);
    this.#choose([]);
    return wasChosen;
  }

  /** Note which button is pressed: a move that is only a verb deals cards from its place. */
  notePress(data) {
    const move = this.#moves.find((one) => one.is_verb && this.#dataOf(one) === data);
    this.#source = move ? this.#shown.view.places[move.places[0]].areas[0] : null;
  }

  /** Show the places of the button with this callback data; none if it is empty. */
  mark(data) {
    const places = this.#moves.filter((move) => this.#dataOf(move) === data).flatMap((move) => move.places);
    this.#mark("shown", places);
  }

  get #moves() {
    return this.#shown?.view.moves ?? [];
  }

  #dataOf(move) {
    return this.#shown.view.press + move.press;
  }

  get #scale() {
    return this.#frame.clientWidth / this.#shown.view.width;
  }

  /** Return the number of the place at a point of the window; -1 if there is none. */
  #placeAt({ clientX, clientY }) {
    if (!this.#shown) return -1;
    const { left, top } = this.#frame.getBoundingClientRect();
    const x = (clientX - left) / this.#scale;
    const y = (clientY - top) / this.#scale;
    const isIn = ([left_, top_, width, height]) => left_ <= x && x < left_ + width && top_ <= y && y < top_ + height;
    return this.#shown.view.places.findLastIndex(({ areas }) => areas.some(isIn));
  }

  /** Return the moves whose first places are these. */
  #begunWith(chosen) {
    const { is_any_order: isAnyOrder } = this.#shown.view;
    return this.#moves.filter(({ places }) =>
      chosen.every((place, number) => (isAnyOrder ? places.includes(place) : places[number] === place)));
  }

  /** Return the places that can be pressed after these. */
  #following(chosen) {
    const { is_any_order: isAnyOrder } = this.#shown.view;
    return this.#begunWith(chosen).flatMap(({ places }) =>
      isAnyOrder ? places.filter((place) => !chosen.includes(place)) : places.slice(chosen.length, chosen.length + 1));
  }

  // Taps.

  #tap(place) {
    const { name = "" } = this.#shown.view.places[place] ?? {};
    const isSecond = this.#taken.names.includes(name) && performance.now() - this.#taken.at < BOTH;
    if (this.#isWaiting) {
      this.#waitingTap = (!isSecond && name) || null;
      return;
    }
    if (isSecond) return; // its card has left with the first tap
    const now = performance.now();
    const last = this.#lastTap;
    const isDouble = name === last.name && now - last.at < DOUBLE_TAP;
    this.#lastTap = { name, at: now, hasMoved: false };
    if (isDouble && last.hasMoved) return; // the card has left with the first tap
    if (place < 0) return void this.clear();
    if (isDouble && this.#sendHome(place)) return;
    this.#tapPlace(place);
  }

  #tapPlace(place) {
    const chosen = this.#chosen;
    if (chosen.includes(place)) return void this.clear();
    if (chosen.length) {
      const next = [...chosen, place];
      if (this.#begunWith(next).length) return this.#continueWith(next);
      const toChosen = this.#moves.find(({ places }) => places[0] === place && places.at(-1) === chosen[0]);
      if (toChosen && !this.#begunWith(chosen).length) return this.#play(toChosen);
      if (!this.#begunWith([place]).length) return this.#askWhy([...chosen.slice(-1), place]);
      if (this.#shown.view.chosen.length) return void this.clear();
      this.#choose([]);
    }
    if (this.#begunWith([place]).length) return this.#continueWith([place]);
    const ending = this.#moves.filter(({ places, is_main: isMain }) => isMain && places.at(-1) === place);
    if (ending.length === 1) return this.#play(ending[0]);
    if (ending.length) return this.#choose([place], ending.flatMap(({ places }) => places.slice(0, -1)));
    this.#askWhy([place]);
  }

  /** Play the only sensible move that begins with these places, or choose them. */
  #continueWith(places) {
    const begun = this.#begunWith(places);
    const main = begun.filter((move) => move.is_main);
    const best = places.length === 1 ? main.filter((move) => move.is_best) : main;
    const sensible = [best, main, begun].find((moves) => moves.length) ?? [];
    const whole = sensible.filter((move) => move.places.length === places.length);
    if (sensible.length === 1) this.#play(sensible[0]);
    else if (whole.length) this.#openMenu(places.at(-1), whole);
    else this.#choose(places);
  }

  /** Send the card of a place home, if it can go there; return whether it can. */
  #sendHome(place) {
    const { homes } = this.#shown.view;
    const home = this.#moves.find(({ places }) => places[0] === place && homes.includes(places[1]));
    if (home) this.#play(home);
    return Boolean(home);
  }

  #play(move) {
    this.#lastTap.hasMoved = !move.is_verb;
    const isPair = this.#shown.view.is_any_order && move.places.length === 2 && this.#chosen.length === 0;
    const names = isPair ? move.places.map((place) => this.#shown.view.places[place].name) : [];
    this.#taken = { names: names.filter((name) => name !== this.#lastTap.name), at: performance.now() };
    this.#choose([]);
    this.#act.press(this.#dataOf(move));
  }

  #askWhy(places) {
    const { places: all, why } = this.#shown.view;
    this.#choose([]);
    this.#act.why(why + places.map((place) => all[place].name).join(" "));
  }

  #choose(places, targets) {
    this.#chosen = places;
    this.#closeMenu();
    if (places.length === 0 || !this.#shown) return this.#update();
    this.#act.clear();
    this.#update(targets);
  }

  // Drags.

  #onDown(event) {
    if (event.button !== 0 || !this.#shown || event.target.closest(".menu")) return;
    const place = this.#placeAt(event);
    this.#frame.setPointerCapture(event.pointerId);
    this.#drag = { place, x: event.clientX, y: event.clientY, lifted: null, pointer: event.pointerId };
  }

  #onMove(event) {
    const drag = this.#drag;
    if (!drag) return void (event.pointerType === "mouse" && this.#hover(this.#placeAt(event)));
    if (event.pointerId !== drag.pointer) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.lifted && Math.hypot(dx, dy) >= DRAG && !drag.isIdle) this.#lift(drag);
    if (!drag.lifted) return;
    drag.offset = [drag.start[0] + dx, drag.start[1] + dy];
    drag.lifted.style.transform = `translate(${drag.offset[0]}px, ${drag.offset[1]}px)`;
    this.#mark("under", [this.#dropPlace(drag, this.#placeAt(event))]);
  }

  #onUp(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.#drag = null;
    this.#frame.releasePointerCapture(event.pointerId);
    if (drag.lifted) this.#drop(drag, this.#placeAt(event));
    else if (!drag.isIdle) this.#tap(drag.place);
  }

  /** Lift the card of a place: its own pixels, cut from the picture. */
  #lift(drag) {
    const rectangle = this.#isWaiting ? null : this.#cardAt(drag.place);
    if (!rectangle) {
      drag.isIdle = true; // nothing lies there: the pointer only passes over the board
      return;
    }
    this.#closeMenu();
    this.#act.clear();
    drag.from = rectangle;
    drag.start = this.#toPointer(drag, rectangle);
    drag.hole = cutOut(this.#shown, rectangle, this.#scale);
    drag.hole.classList.add("hole");
    drag.lifted = cutOut(this.#shown, rectangle, this.#scale);
    drag.lifted.classList.add("lifted");
    this.#chosen = [];
    drag.moves = this.#begunWith([drag.place]);
    this.#update(drag.moves.flatMap(({ places }) => places.filter((place) => place !== drag.place)));
    this.#layer.append(drag.hole, drag.lifted);
  }

  /** Return the rectangle of what a player lifts at a place: the topmost card there, with those on it, else the place. */
  #cardAt(place) {
    const { areas: [area] = [], lift } = this.#shown.view.places[place] ?? {};
    if (!area || lift) return area ? lift : null;
    const [x, y, width, height] = area;
    const card = this.#shown.view.cards.findLast(([, left, top, wide, high]) => {
      const [middle, center] = [left + wide / 2, top + high / 2];
      return x <= middle && middle <= x + width && y <= center && center <= y + height;
    });
    if (card) return card.slice(1);
    return this.#moves.some(({ places }) => places[0] === place) ? area : null;
  }

  /** Return how far a lifted card is from the pointer, to which it comes: a pile is dragged by any of its cards. */
  #toPointer({ x, y }, rectangle) {
    const [left, top, width, height] = rectangle.map((length) => length * this.#scale);
    const frame = this.#frame.getBoundingClientRect();
    const [across, down] = [x - frame.left - left, y - frame.top - top];
    const isOnCard = 0 <= across && across <= width && 0 <= down && down <= height;
    return isOnCard ? [0, 0] : [across - width / 2, down - height / 2];
  }

  /** Return the target under the pointer, or else the one that the lifted card covers most; -1 if it covers none. */
  #dropPlace(drag, pointed) {
    const [left, top, width, height] = drag.from;
    const [dx, dy] = (drag.offset ?? [0, 0]).map((length) => length / this.#scale);
    const covered = ([x, y, wide, high]) =>
      Math.max(0, Math.min(x + wide, left + dx + width) - Math.max(x, left + dx))
      * Math.max(0, Math.min(y + high, top + dy + height) - Math.max(y, top + dy));
    const targets = new Set(drag.moves.flatMap(({ places }) => places).filter((place) => place !== drag.place));
    if (targets.has(pointed)) return pointed;
    const shares = [...targets].map((place) => [
      place,
      Math.max(...this.#shown.view.places[place].areas.map((area) => covered(area) / Math.min(area[2] * area[3], width * height))),
    ]);
    const [best, share] = shares.reduce((one, other) => (other[1] > one[1] ? other : one), [-1, 0]);
    return share > 0.1 ? best : -1;
  }

  #drop(drag, place) {
    const target = this.#dropPlace(drag, place);
    const fitting = drag.moves.filter(({ places }) => places.includes(target));
    const alone = drag.moves.filter(({ places }) => places.length === 1);
    const move = target >= 0
      ? fitting.find(({ is_main: isMain }) => isMain) ?? fitting[0]
      : place !== drag.place && alone.length ? alone[0] : null;
    this.#update();
    if (move) {
      const [x, y] = drag.from;
      drag.at = [x * this.#scale + drag.offset[0], y * this.#scale + drag.offset[1]];
      this.#dropped = drag;
      this.#lastTap = { name: "", at: 0, hasMoved: false };
      this.#act.press(this.#dataOf(move));
      return;
    }
    this.#returnCard(drag);
    if (place !== drag.place) this.#askWhy(place >= 0 ? [drag.place, place] : [drag.place]);
  }

  /** Let a lifted card glide back to its place. */
  async #returnCard(drag) {
    drag.lifted.classList.add("returning");
    await glide(drag.lifted, drag.offset ?? [0, 0], [0, 0]);
    drag.lifted.remove();
    drag.hole.remove();
  }

  /** End a drag that the browser has ended, as for a gesture of the system or a call. */
  #putBack() {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.lifted) return;
    this.#update();
    this.#returnCard(drag);
  }

  // Highlights.

  #update(targets) {
    this.#layer.querySelectorAll(".place").forEach((element) => element.remove());
    if (!this.#shown) return;
    const next = targets ?? (this.#chosen.length ? this.#following(this.#chosen) : []);
    this.#mark("chosen", this.#chosen);
    this.#mark("target", next);
  }

  #hover(place) {
    const isOpen = place >= 0 && this.#moves.some(({ places }) => places.includes(place));
    this.#frame.classList.toggle("open", isOpen);
    this.#mark("under", isOpen && this.#begunWith([place]).length ? [place] : []);
  }

  /** Frame the areas of places; others lose the frame. */
  #mark(name, places) {
    this.#layer.querySelectorAll(`.place.${name}`).forEach((element) => element.remove());
    for (const place of new Set(places)) {
      for (const [x, y, width, height] of this.#shown?.view.places[place]?.areas ?? []) {
        const element = document.createElement("div");
        element.className = `place ${name}`;
        element.dataset.place = this.#shown.view.places[place].name;
        Object.assign(element.style, {
          left: `${x * this.#scale}px`,
          top: `${y * this.#scale}px`,
          width: `${width * this.#scale}px`,
          height: `${height * this.#scale}px`,
        });
        this.#layer.prepend(element);
      }
    }
  }

  /** Offer several moves of one place, with the labels of their buttons. */
  #openMenu(place, moves) {
    this.#closeMenu();
    const menu = document.createElement("div");
    menu.className = "menu";
    for (const move of moves) {
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = -1;
      button.append(...this.#act.labelOf(this.#dataOf(move)));
      button.addEventListener("click", () => this.#play(move));
      menu.append(button);
    }
    this.#menu = menu;
    this.#layer.append(menu);
    const [area] = this.#shown.view.places[place].areas;
    const [x, y, width, height] = area.map((length) => length * this.#scale);
    const fit = (middle, size, room) => Math.max(EDGE, Math.min(middle - size / 2, room - size - EDGE));
    menu.style.left = `${fit(x + width / 2, menu.offsetWidth, this.#frame.clientWidth)}px`;
    menu.style.top = `${fit(y + height / 2, menu.offsetHeight, this.#frame.clientHeight)}px`;
  }

  #closeMenu() {
    this.#menu?.remove();
    this.#menu = null;
  }
}
