// Places of a board that are pressed on its picture, one after the other, instead of a button below it.
//
// Only for mouse and touch: the buttons stay for keyboards and screen readers, to which the places are hidden.
// A button that has the focus or the pointer shows its places.

const EDGE = 4; // px between a menu and the edge of the picture

/** The places on the picture of one message. */
export class Places {
  #presses;
  #isAnyOrder;
  #layer = document.createElement("div");
  #areas = []; // the elements of each place
  #chosen = [];
  #menu = null;

  /** Add the places to a picture, once its image is there; each press is an event "picture-press". */
  constructor(picture, { width, height, areas, presses, is_any_order: isAnyOrder }) {
    this.#presses = presses;
    this.#isAnyOrder = isAnyOrder;
    this.#layer.className = "places";
    this.#layer.ariaHidden = "true";
    this.#layer.style.aspectRatio = `${width} / ${height}`;
    areas.forEach((rectangles, place) => {
      this.#areas.push(rectangles.map(([left, top, wide, high]) => {
        const area = document.createElement("div");
        area.className = "place";
        area.dataset.place = place;
        Object.assign(area.style, {
          left: `${(100 * left) / width}%`,
          top: `${(100 * top) / height}%`,
          width: `${(100 * wide) / width}%`,
          height: `${(100 * high) / height}%`,
        });
        return area;
      }));
    });
    this.#layer.append(...this.#areas.flat());
    picture.addEventListener("click", (event) => this.#onClick(event));
    picture.addEventListener("pointerover", (event) => this.#hover(event.target.dataset.place));
    picture.addEventListener("pointerleave", () => this.#hover());
    const image = picture.querySelector("img");
    const showIfLoaded = () => (this.#layer.hidden = !image.naturalWidth);
    image.addEventListener("load", showIfLoaded);
    showIfLoaded();
    picture.append(this.#layer);
    this.#update();
  }

  /** Undo the choice of places; return whether there was one. */
  clear() {
    const wasChosen = this.#chosen.length > 0 || this.#menu !== null;
    this.#chosen = [];
    this.#closeMenu();
    this.#update();
    return wasChosen;
  }

  /** Show the places of the button with this callback data; none if it is empty. */
  show(press) {
    const places = this.#presses.filter((one) => one.press === press).flatMap((one) => one.places);
    this.#mark("shown", (place) => places.includes(place));
  }

  #onClick(event) {
    const { place, press } = event.target.closest("[data-place], [data-press]")?.dataset ?? {};
    if (press) this.#finish(press);
    else if (place) this.#choose(Number(place));
    else this.clear();
  }

  #choose(place) {
    if (this.#chosen.includes(place)) {
      this.clear();
      return;
    }
    this.#closeMenu();
    const continues = this.#begunWith([...this.#chosen, place]).length > 0;
    this.#chosen = continues ? [...this.#chosen, place] : [place];
    const begun = this.#begunWith(this.#chosen);
    const whole = begun.filter(({ places }) => places.length === this.#chosen.length);
    if (begun.length === 0) this.#chosen = [];
    if (whole.length === 1) this.#finish(whole[0].press);
    else this.#update();
    if (whole.length > 1) this.#openMenu(place, whole);
  }

  #finish(press) {
    this.clear();
    this.#layer.dispatchEvent(new CustomEvent("picture-press", { bubbles: true, detail: press }));
  }

  /** Return the presses whose first places are these. */
  #begunWith(chosen) {
    return this.#presses.filter(({ places }) =>
      chosen.every((place, number) => this.#isAnyOrder ? places.includes(place) : places[number] === place));
  }

  /** Return the places that can be pressed after these. */
  #following(chosen) {
    return this.#begunWith(chosen).flatMap(({ places }) =>
      this.#isAnyOrder ? places.filter((place) => !chosen.includes(place)) : places.slice(chosen.length, chosen.length + 1));
  }

  #update() {
    const first = this.#following([]);
    const next = this.#chosen.length ? this.#following(this.#chosen) : [];
    this.#mark("chosen", (place) => this.#chosen.includes(place));
    this.#mark("next", (place) => next.includes(place));
    this.#mark("open", (place) => [...first, ...next, ...this.#chosen].includes(place));
  }

  /** Highlight all areas of the place under the pointer. */
  #hover(name) {
    this.#mark("under", (place) => name !== undefined && place === Number(name));
  }

  #mark(name, isMarked) {
    this.#areas.forEach((areas, place) => {
      areas.forEach((area) => area.classList.toggle(name, isMarked(place)));
    });
  }

  /** Offer several moves of one place, with the labels of their buttons. */
  #openMenu(place, whole) {
    const rows = this.#layer.closest(".message").querySelectorAll(".rows button");
    const menu = document.createElement("div");
    menu.className = "menu";
    for (const { press } of whole) {
      const known = [...rows].find((button) => button.dataset.press === press);
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = -1;
      button.dataset.press = press;
      button.append(...known.cloneNode(true).childNodes);
      menu.append(button);
    }
    this.#menu = menu;
    this.#layer.append(menu);
    const [area] = this.#areas[place];
    const [left, top] = [["offsetLeft", "offsetWidth", "clientWidth"], ["offsetTop", "offsetHeight", "clientHeight"]]
      .map(([start, size, room]) => {
        const middle = area[start] + area[size] / 2 - menu[size] / 2;
        return Math.max(EDGE, Math.min(middle, this.#layer[room] - menu[size] - EDGE));
      });
    Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
  }

  #closeMenu() {
    this.#menu?.remove();
    this.#menu = null;
  }
}
