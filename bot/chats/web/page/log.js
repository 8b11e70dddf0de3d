// The messages on the page: drawn, changed in their place, and kept in view.

import { drawCopy } from "/copy.js";
import { Film } from "/film.js";
import { fetchPicture } from "/server.js";
import { inked } from "/signs.js";

const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const DAY_AND_CLOCK = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const NEARLY_THERE = 48; // px
const ROOM = 8; // px above a message at the top of the view, and below a button at its bottom

function copyOf(id) {
  return document.getElementById(id).content.firstElementChild.cloneNode(true);
}

/** Return a message as an element. */
function drawn(message) {
  const element = copyOf(`of-${message.author}`);
  element.dataset.number = message.number ?? "";
  element.dataset.version = message.version ?? "";
  const said = new Date(message.said * 1000);
  for (const time of element.querySelectorAll("time")) {
    time.dateTime = said.toISOString();
    time.title = DAY_AND_CLOCK.format(said);
    time.textContent = CLOCK.format(said);
  }
  fill(element.querySelector(".title"), message.title);
  fill(element.querySelector(".text"), message.text);
  if (message.author === "bot") {
    drawBoard(element, message.board);
    drawCopy(element.querySelector(".copy"), message.copy);
    drawDocument(element.querySelector(".document"), message.document);
    drawRows(element.querySelector(".rows"), message.rows);
    markComing(element, message);
  }
  return element;
}

/** Show whether more is still to come in a message. */
function markComing(element, { is_coming: isComing }) {
  const sign = element.querySelector(".coming");
  if (sign) sign.hidden = !isComing;
}

function fill(element, text) {
  if (!element) return;
  element.textContent = text;
  element.hidden = !text;
}

function drawBoard(element, board) {
  const picture = element.querySelector(".picture");
  element.classList.toggle("with-board", board !== null);
  if (!board) {
    picture.remove();
    return;
  }
  const image = picture.querySelector(".board");
  image.alt = board.alt;
  image.src = board.address;
  if (board.is_film) new Film(picture);
  else picture.replaceChildren(image);
}

function drawDocument(link, file) {
  if (!file) {
    link.remove();
    return;
  }
  link.href = file.address;
  link.textContent = file.label;
  link.hidden = false;
}

function drawRows(group, rows) {
  for (const row of rows) {
    const line = document.createElement("div");
    line.className = "row";
    for (const { label, style, press, key, spoken } of row) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = style;
      button.append(...inked(label));
      if (spoken) {
        button.title = spoken;
        button.setAttribute("aria-label", spoken);
      }
      button.dataset.press = press;
      button.dataset.key = key;
      line.append(button);
    }
    group.append(line);
  }
  group.hidden = rows.length === 0;
}

/** Have a picture ready before it is shown, so that no board flickers. */
async function fetchBoard(message) {
  if (!message.board) return;
  await fetchPicture(message.board.address);
  const picture = new Image();
  picture.src = message.board.address;
  await picture.decode().catch(() => {}); // then its words stand in its place
}

/** Return the button of a changed message where the player who pressed another one goes on. */
function successor(message, pressed) {
  const buttons = [...message.querySelectorAll(".rows button")];
  const same = buttons.find((button) => button.dataset.key === pressed.key);
  if (same) return same;
  const harmless = buttons.filter((button) => button.className !== "danger");
  const alike = harmless.filter((button) => button.className === pressed.style);
  return alike[Math.min(pressed.place, alike.length - 1)] ?? harmless[0];
}

export class Log {
  #scroller = document.getElementById("log");
  #messages = document.getElementById("messages");
  #latest = document.getElementById("latest");
  #answering = copyOf("of-answering");
  #isAtLatest = true;

  constructor() {
    this.#scroller.addEventListener("scroll", () => this.#notePlace(), { passive: true });
    this.#latest.addEventListener("click", () => this.toLatest());
    // Pictures that arrive and keyboards that rise must not push the latest message out of view.
    const keepLatest = new ResizeObserver(() => {
      if (this.#isAtLatest) this.toLatest("instant");
      this.#notePlace();
    });
    keepLatest.observe(this.#messages);
    keepLatest.observe(this.#scroller);
  }

  /** Let `act` know of each button that is pressed. */
  onPress(act) {
    this.#messages.addEventListener("click", (event) => {
      const button = event.target.closest(".rows button");
      if (button && button.getAttribute("aria-disabled") !== "true") act(button);
    });
    this.#messages.addEventListener("keydown", moveAmongButtons);
  }

  /** Let `act` know of each button that copies a text. */
  onCopy(act) {
    this.#messages.addEventListener("click", (event) => {
      const button = event.target.closest(".copy button");
      if (button) act(button);
    });
  }

  /** Show the messages: new ones at their place, changed ones anew. */
  async show(messages) {
    await Promise.all(messages.slice(-2).map(fetchBoard));
    document.getElementById("loading")?.remove();
    const wasAtLatest = this.#isAtLatest;
    const isNew = messages.map((message) => this.#put(message)).includes(true);
    if (isNew) this.toLatest();
    else if (wasAtLatest) this.toLatest("instant");
  }

  /** Show what the player has typed until the server has it. */
  showUnsent(line) {
    const element = drawn({ author: "player", said: Date.now() / 1000, text: line });
    element.classList.add("unsent");
    this.#messages.append(element);
    this.toLatest();
    return element;
  }

  /** Show, or no longer, that an answer is on its way. */
  set isAnswering(isSo) {
    this.#scroller.setAttribute("aria-busy", String(isSo));
    if (isSo) {
      this.#messages.append(this.#answering);
      if (this.#isAtLatest) this.toLatest();
    } else {
      this.#answering.remove();
    }
  }

  /** Show a failure; `wish` comes true when it is to be tried again, by its button or by `tryAgain`. */
  showFailure(sentence, mayTryAgain) {
    document.getElementById("loading")?.remove();
    const element = copyOf("of-failure");
    const [words, button] = element.children;
    words.textContent = sentence || words.dataset.unreachable;
    if (!mayTryAgain) button.remove();
    this.#messages.append(element);
    this.toLatest();
    let tryAgain;
    const wish = new Promise((resolve) => {
      tryAgain = () => {
        if (element.contains(document.activeElement)) this.#scroller.focus({ preventScroll: true });
        element.remove();
        resolve();
      };
    });
    button.addEventListener("click", tryAgain);
    return { sentence: words.textContent, mayTryAgain, tryAgain, wish };
  }

  /** Say of a message whether its buttons wait for an answer. */
  setWaiting(number, isWaiting) {
    const message = this.find(number);
    message?.classList.toggle("waiting", isWaiting);
    for (const button of message?.querySelectorAll(".rows button") ?? []) {
      button.setAttribute("aria-disabled", String(isWaiting));
    }
  }

  /** Put the focus where somebody who pressed a button goes on: in the changed or in a new message. */
  moveFocus(number, pressed) {
    const message = this.find(number);
    const next = message && successor(message, pressed);
    const goal = next ?? message;
    goal?.focus({ preventScroll: true });
    if (this.#isAtLatest) this.toLatest("instant");
    else next?.scrollIntoView({ block: "nearest" });
  }

  /** Return what a message shows, by a name for it. */
  versionOf(number) {
    return this.find(number)?.dataset.version;
  }

  /** Tell whether the focus is on the button that was pressed, or nowhere in particular. */
  isFocusAt(button) {
    return [button, document.body, this.#scroller].includes(document.activeElement);
  }

  find(number) {
    return this.#messages.querySelector(`[data-number="${number}"]`);
  }

  /** Show the latest message, so that a board is seen from its top, and on to where the player is in it. */
  toLatest(behavior = "smooth") {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#isAtLatest = true;
    this.#scroller.scrollTo({
      top: Math.max(this.#place(), this.#placeOfFocus()),
      behavior: isCalm ? "instant" : behavior,
    });
  }

  /** Draw a message at its place; return whether it is a new one. */
  #put(message) {
    const known = this.find(message.number);
    if (known?.dataset.version === message.version) {
      markComing(known, message);
      return false;
    }
    const element = drawn(message);
    if (known) {
      known.replaceWith(element);
      return false;
    }
    element.classList.add("arriving");
    // What has no number yet stands last: a line on its way, the signs of an answer, a failure.
    const later = [...this.#messages.children].find(
      (other) => Number(other.dataset.number || Infinity) > message.number,
    );
    this.#messages.insertBefore(element, later ?? null);
    return true;
  }

  /** Return how far to scroll to see the latest message: to its end, or to its start where it is too tall. */
  #place() {
    const latest = [...this.#messages.querySelectorAll(".message:not(.answering)")].at(-1);
    const end = this.#scroller.scrollHeight - this.#scroller.clientHeight;
    return Math.min(end, (latest?.offsetTop ?? end) - ROOM);
  }

  /** Return how far to scroll to see the button that has the focus, if it is below. */
  #placeOfFocus() {
    const button = this.#messages.querySelector(".rows button:focus");
    if (!button) return 0;
    const below = button.getBoundingClientRect().bottom - this.#scroller.getBoundingClientRect().bottom;
    return this.#scroller.scrollTop + below + ROOM;
  }

  #notePlace() {
    this.#isAtLatest = this.#scroller.scrollTop > this.#place() - NEARLY_THERE;
    this.#latest.hidden = this.#isAtLatest;
  }
}

/** Let the arrow keys, beside the tab key, go from button to button of a message. */
function moveAmongButtons(event) {
  // A key that is held down is one press: the next board has other buttons.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
  const group = event.target.closest(".rows");
  if (!group || !(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...group.querySelectorAll("button")];
  const place = buttons.indexOf(event.target) + steps[event.key];
  buttons[Math.min(Math.max(place, 0), buttons.length - 1)].focus();
  event.preventDefault();
}
