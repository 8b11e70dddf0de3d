// The messages on the page: rendered, updated in place, and scrolled into view.

import { Animation } from "/animation.js";
import { showText } from "/links.js";
import { fetchPicture, pictureAddress } from "/server.js";
import { canShare, shareable } from "/share.js";
import { fillButton, moveBetweenButtons, nextButton } from "/buttons.js";

const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const DAY_AND_CLOCK = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const NEAR_END = 48; // px
const MARGIN = 8; // px above and below a message that fills the view
const LEAST_SHARE = 0.55; // of a board's width that is left to it where its message would be too high
const sharedBy = new WeakMap(); // by the element with the button that shares it

function cloneTemplate(id) {
  // Imported, not cloned: images in a template's own document do not load.
  return document.importNode(document.getElementById(id).content.firstElementChild, true);
}

/** Return a message as an element. */
function render(message) {
  const element = cloneTemplate(`of-${message.author}`);
  element.dataset.number = message.number ?? "";
  element.dataset.version = message.version ?? "";
  const said = new Date(message.said * 1000);
  for (const time of element.querySelectorAll("time")) {
    time.dateTime = said.toISOString();
    time.title = DAY_AND_CLOCK.format(said);
    time.textContent = CLOCK.format(said);
  }
  fill(element.querySelector(".title"), message.title);
  fill(element.querySelector(".text"), message.text, message.addresses);
  if (message.author === "bot") {
    renderBoard(element, message.board);
    element.classList.toggle("in-play", message.table !== null);
    renderShare(element.querySelector(".share"), shareable(message));
    renderDocument(element.querySelector(".document"), message.document);
    renderRows(element.querySelector(".rows"), message.rows);
    showPending(element, message);
  }
  return element;
}

/** Show whether a message gets more updates. */
function showPending(element, { is_coming: isComing }) {
  const indicator = element.querySelector(".coming");
  if (indicator) indicator.hidden = !isComing;
}

function fill(element, text, addresses) {
  if (!element) return;
  showText(element, text, addresses);
  element.hidden = !text;
}

/** Show the button that shares what a message has to share: it says so if the device does it. */
function renderShare(element, what) {
  if (!what) {
    element.remove();
    return;
  }
  sharedBy.set(element, what);
  const button = element.querySelector("button");
  if (canShare(what)) button.textContent = button.dataset.share;
}

function renderBoard(element, board) {
  const picture = element.querySelector(".picture");
  element.classList.toggle("with-board", board !== null);
  if (!board) {
    picture.remove();
    return;
  }
  const image = picture.querySelector(".board");
  image.alt = board.alt;
  image.loading = "lazy"; // while the chat is not seen, its pictures are not loaded
  image.src = pictureAddress(board.address);
  if (board.is_film) new Animation(picture);
  else picture.replaceChildren(image);
}

function renderDocument(link, file) {
  if (!file) {
    link.remove();
    return;
  }
  link.href = file.address;
  link.textContent = file.label;
  link.hidden = false;
}

function renderRows(group, rows) {
  for (const row of rows) {
    const line = document.createElement("div");
    line.className = "row";
    line.append(...row.map((view) => fillButton(document.createElement("button"), view)));
    group.append(line);
  }
  group.hidden = rows.length === 0;
}

/** Load a picture before it is shown, so that no board flickers. */
async function fetchBoard(message) {
  if (!message.board) return;
  await fetchPicture(message.board.address);
  const picture = new Image();
  picture.src = pictureAddress(message.board.address);
  await picture.decode().catch(() => {}); // then its alt text is shown
}

export class Log {
  #scroller = document.getElementById("log");
  #messages = document.getElementById("messages");
  #latest = document.getElementById("latest");
  #answering = cloneTemplate("of-answering");
  #isAtLatest = true;
  #latestShown = 0; // the scroll position to which `toLatest` scrolled last
  #size = ""; // of the view, when its messages were last fitted to it

  constructor() {
    this.#scroller.addEventListener("scroll", () => this.#onScroll(), { passive: true });
    this.#latest.addEventListener("click", () => this.toLatest());
    // Pictures that load and keyboards that open must not push the latest message out of view.
    const keepLatest = () => {
      if (this.#isAtLatest) this.toLatest();
      this.#updatePosition();
    };
    new ResizeObserver(keepLatest).observe(this.#messages);
    new ResizeObserver(() => {
      this.#size = this.#currentSize;
      this.#fitLatest();
      keepLatest();
    }).observe(this.#scroller);
    this.#messages.addEventListener("load", () => this.#fitLatest(), { capture: true });
  }

  /** Call `act` with the number of the message, the callback data and the button of each press. */
  onPress(act) {
    this.#messages.addEventListener("click", (event) => {
      const button = event.target.closest(".message:not(.waiting) .rows button");
      if (button) act(Number(button.closest(".message").dataset.number), button.dataset.press, button);
    });
    this.#messages.addEventListener("keydown", (event) => moveBetweenButtons(event, ".rows"));
  }

  /** Call `act` with the number of a message whose picture of a board is pressed. */
  onBoardPress(act) {
    this.#messages.addEventListener("click", (event) => {
      if (event.target.closest(".in-play .picture")) act(Number(event.target.closest(".message").dataset.number));
    });
  }

  /** Call `act` with what a pressed button shares; what it returns is shown beside that button. */
  onShare(act) {
    this.#messages.addEventListener("click", async (event) => {
      const element = event.target.closest(".share button")?.closest(".share");
      if (!element) return;
      const outcome = element.querySelector(".outcome");
      outcome.textContent = "";
      outcome.textContent = await act(sharedBy.get(element));
    });
  }

  /** Show messages: insert new ones, replace changed ones. */
  async show(messages) {
    if (this.#isSeen) await Promise.all(messages.slice(-2).map(fetchBoard));
    document.getElementById("loading")?.remove();
    const wasAtLatest = this.#isAtLatest;
    const isNew = messages.map((message) => this.#put(message)).includes(true);
    this.#fitLatest();
    if (isNew || wasAtLatest) this.toLatest();
  }

  /** Show a typed line until the server has stored it. */
  showUnsent(line) {
    const element = render({ author: "player", said: Date.now() / 1000, text: line });
    element.classList.add("unsent");
    this.#messages.append(element);
    this.toLatest();
    return element;
  }

  /** Show whether an answer is pending. */
  set isAnswering(isAnswering) {
    this.#scroller.setAttribute("aria-busy", String(isAnswering));
    if (isAnswering) {
      this.#messages.append(this.#answering);
      if (this.#isAtLatest) this.toLatest();
    } else {
      this.#answering.remove();
    }
  }

  /** Show a failure; `retry` resolves when its button or `tryAgain` asks for another attempt. */
  showFailure(sentence, mayTryAgain) {
    document.getElementById("loading")?.remove();
    const element = cloneTemplate("of-failure");
    const [words, button] = element.children;
    words.textContent = sentence || words.dataset.unreachable;
    if (!mayTryAgain) button.remove();
    this.#messages.append(element);
    this.toLatest();
    let tryAgain;
    const retry = new Promise((resolve) => {
      tryAgain = () => {
        if (element.contains(document.activeElement)) this.#scroller.focus({ preventScroll: true });
        element.remove();
        resolve();
      };
    });
    button.addEventListener("click", tryAgain);
    return { sentence: words.textContent, mayTryAgain, tryAgain, retry };
  }

  /** Set whether the buttons of a message wait for an answer. */
  setWaiting(number, isWaiting) {
    const message = this.find(number);
    message?.classList.toggle("waiting", isWaiting);
    for (const button of message?.querySelectorAll(".rows button") ?? []) {
      button.setAttribute("aria-disabled", String(isWaiting));
    }
  }

  /** Move the focus after a press: to the next button in the changed or new message. */
  moveFocus(number, pressed) {
    const message = this.find(number);
    const next = message && nextButton(message.querySelectorAll(".rows button"), pressed);
    const goal = next ?? message;
    goal?.focus({ preventScroll: true });
    if (this.#isAtLatest) this.toLatest();
    else next?.scrollIntoView({ block: "nearest" });
  }

  /** Return whether the focus is on the button that was pressed, or nowhere in particular. */
  isFocusAt(button) {
    return [button, document.body, this.#scroller].includes(document.activeElement);
  }

  find(number) {
    return this.#messages.querySelector(`[data-number="${number}"]`);
  }

  /** Scroll to the end of the latest message, so that its last buttons are in view. */
  toLatest() {
    this.#scroller.scrollTop = this.#end;
    this.#latestShown = this.#scroller.scrollTop;
    this.#isAtLatest = true;
  }

  /** Insert or replace a message; return whether it is new. */
  #put(message) {
    const known = this.find(message.number);
    if (known?.dataset.version === message.version) {
      showPending(known, message);
      return false;
    }
    const element = render(message);
    if (known) {
      known.replaceWith(element);
      return false;
    }
    element.classList.add("arriving");
    // Elements without a number are last: an unsent line, the answer indicator, a failure.
    const later = [...this.#messages.children].find(
      (other) => Number(other.dataset.number || Infinity) > message.number,
    );
    this.#messages.insertBefore(element, later ?? null);
    return true;
  }

  /** Whether the chat is the view that is seen. */
  get #isSeen() {
    return this.#scroller.clientHeight > 0;
  }

  get #latestMessage() {
    return [...this.#messages.querySelectorAll(".message:not(.answering)")].at(-1);
  }

  /** Make the board of the latest message smaller, so that it is in view together with all its buttons. */
  #fitLatest() {
    const latest = this.#latestMessage;
    const picture = latest?.querySelector(".picture");
    if (!picture) return;
    picture.style.width = "";
    const beyond = latest.offsetHeight + 2 * MARGIN - this.#scroller.clientHeight;
    if (beyond <= 0) return;
    picture.style.width = `${100 * Math.max(LEAST_SHARE, 1 - beyond / picture.offsetHeight)}%`;
  }

  get #end() {
    return this.#scroller.scrollHeight - this.#scroller.clientHeight;
  }

  get #currentSize() {
    return `${this.#scroller.clientWidth} ${this.#scroller.clientHeight}`;
  }

  #onScroll() {
    // When the window's size changes, browsers scroll to the focused button before anything else happens.
    if (this.#size === this.#currentSize) this.#updatePosition();
  }

  #updatePosition() {
    const { scrollTop } = this.#scroller;
    // Where the view has not moved since, only messages have grown: it still follows the latest one.
    this.#isAtLatest = scrollTop === this.#latestShown || scrollTop > this.#end - NEAR_END;
    this.#latest.hidden = this.#isAtLatest;
  }
}
