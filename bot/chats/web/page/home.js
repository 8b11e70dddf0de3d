// The home screen: places to go, of which the games are rows of a picture. A press there is answered by a message.

import { pictureAddress, withRetries } from "/server.js";

const SVG = "http://www.w3.org/2000/svg";
/** The sign of each place, by its name; a place without one gets the cards. */
const SIGNS = {
  continue: "M8 5v14l11-7z",
  daily: "M5 6h14v14H5zM5 10h14M9 3v4m6-4v4m-6 8 2 2 4-4",
  five: "M4 20v-5m4 5V9m4 11V4m4 16v-8m4 8v-6",
  puzzles: "M5 8h4a2.4 2.4 0 1 1 4.6 0H18v4.4a2.4 2.4 0 1 1 0 4.6v3H5v-4a2.4 2.4 0 1 0 0-4.6z",
  learn: "M2.5 9 12 5l9.5 4L12 13zM6.5 11v5c3 2.6 8 2.6 11 0v-5m4-2v5.5",
  statistics: "M5 20v-7m7 7V4m7 16V9",
  settings: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5",
  help: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM9.5 9.6a2.6 2.6 0 1 1 3.6 2.4c-.8.3-1.1.9-1.1 1.7M12 16.8v.1",
};
const CARDS = "M4 8.5 12.5 6l4 13L8 21.5zM14 3.5l7 2L18.5 15";
const CHEVRON = "m9 5 7 7-7 7";

/** Return an icon with this outline. */
function icon(outline, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", className);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  svg.append(path);
  return svg;
}

/** Return an element with a class and its content. */
function element(name, className, ...content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

/** The home screen in a section of the page; `load` asks for the places, `onPress` takes the callback data of one. */
export class Home {
  #section;
  #load;
  #onPress;
  #shown = "";
  #loading = 0;

  constructor(section, load, onPress) {
    this.#section = section;
    this.#load = load;
    this.#onPress = onPress;
    section.querySelector(".home-failure button").addEventListener("click", () => this.show());
  }

  /** Show the places as they are now; what was shown before stays until then. */
  async show() {
    const turn = ++this.#loading;
    const failure = this.#section.querySelector(".home-failure");
    let answer;
    try {
      answer = await withRetries(this.#load);
    } catch (error) {
      if (turn !== this.#loading) return;
      failure.hidden = false;
      failure.querySelector("p").textContent = error.message || failure.dataset.unreachable;
      return;
    }
    if (turn !== this.#loading) return; // it was asked for again meanwhile
    failure.hidden = true;
    this.#render(answer);
  }

  #render(home) {
    const now = JSON.stringify(home);
    if (now === this.#shown) return; // keeps the focus
    const focused = this.#section.contains(document.activeElement) && document.activeElement.dataset.place;
    this.#shown = now;
    const { games, recent, places, continue: goingOn } = home;
    this.#fill(".home-continue", [
      ...(goingOn ? [this.#place(goingOn, "destination main")] : []),
      ...recent.map((place) => this.#place(place, "destination recent")),
    ]);
    this.#fill(".home-games", games.address ? this.#picture(games) : this.#list(games.areas));
    this.#fill(".home-places", places.map((place) => element("li", "", this.#place(place, "destination"))));
    if (focused) this.#section.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
  }

  #fill(part, content) {
    const container = this.#section.querySelector(part);
    container.hidden = !content.length;
    container.replaceChildren(...content);
  }

  /** Return the picture of the games, and over each of its rows a button. */
  #picture({ address, width, height, areas }) {
    const picture = this.#section.querySelector(".home-games img") ?? element("img", "");
    Object.assign(picture, { width, height, alt: "", decoding: "async" }); // the buttons say what it shows
    const source = pictureAddress(address);
    if (picture.getAttribute("src") !== source) picture.src = source;
    const rows = areas.map((game) => {
      const row = this.#button(game, "home-game");
      const [left, top, wide, high] = game.area;
      row.setAttribute("aria-label", `${game.label}: ${game.pitch}`);
      row.style.left = `${(100 * left) / width}%`;
      row.style.top = `${(100 * top) / height}%`;
      row.style.width = `${(100 * wide) / width}%`;
      row.style.height = `${(100 * high) / height}%`;
      return row;
    });
    return [element("div", "games-picture", picture, ...rows)];
  }

  /** Return the games without their picture. */
  #list(games) {
    return games.map((game) => this.#place({ ...game, note: game.pitch }, "destination"));
  }

  #place(place, className) {
    const made = place.href ? element("a", className) : this.#button(place, className);
    if (place.href) made.href = place.href;
    made.dataset.place = place.name;
    const words = element("span", "destination-words", element("span", "destination-label", place.label));
    if (place.note) words.append(element("span", "destination-note", place.note));
    const sign = element("span", "destination-sign", icon(SIGNS[place.name] ?? CARDS, ""));
    made.append(sign, words, icon(CHEVRON, "destination-chevron"));
    return made;
  }

  #button(place, className) {
    const button = element("button", className);
    button.type = "button";
    button.dataset.place = place.name;
    button.addEventListener("click", () => this.#onPress(place.press, button));
    return button;
  }
}
