// The table: the newest screen of the bot, its board at a fixed place, below it a line and a bar of buttons.

import { Animation } from "/animation.js";
import { Board } from "/board.js";
import { describeButton, fillButton, moveBetweenButtons, nextButton } from "/buttons.js";
import { showProgress } from "/clock.js";
import { showText } from "/links.js";
import { loadPicture } from "/server.js";
import { closeSheet, onSheetPress, openSheet } from "/sheet.js";

const SLOTS = ["undo", "hint", "main"]; // the buttons of the bar that keep their places
const FRESH = 5; // s
const FEW = "few";
const LONG = 26; // letters of a label that needs four lines on a phone
const OUTCOME = /^\p{Extended_Pictographic}/u; // how an exercise ended begins its title
const CHOSEN = "chosen";

export class Table {
  #element = document.getElementById("table");
  #frame = document.getElementById("board");
  #words = document.getElementById("words");
  #title = document.getElementById("screen-title");
  #line = document.getElementById("line");
  #document = document.getElementById("table-document");
  #failure = document.getElementById("failure");
  #moves = document.getElementById("moves");
  #bar = document.getElementById("bar");
  #more = document.getElementById("more");
  #allMoves = document.querySelector(".bar .all-moves"); // where there is no main button
  #deal = document.getElementById("deal");
  #board;
  #act;
  #message = null;
  #wasListed = false; // whether the list of all moves was there when the button for it went down
  #waitingKey = ""; // of the button that was pressed while a request was on its way: it counts on the next board
  #showing = 0; // counts what is shown, so that a late picture does not replace a newer one

  /** `act` has press(number, data, button), look(data, act) for more buttons, why(number, data), tryAgain(). */
  constructor(act) {
    this.#act = act;
    this.#board = new Board({
      press: (data) => this.#press(data),
      why: (data) => act.why(this.#message.number, data),
      clear: () => this.say(""),
      labelOf: (data) => this.#labelOf(data),
    });
    this.#bar.addEventListener("click", (event) => this.#onBarPress(event));
    this.#moves.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.#press(button.dataset.press, button);
    });
    this.#moves.addEventListener("keydown", (event) => moveBetweenButtons(event, "#moves"));
    this.#bar.addEventListener("keydown", (event) => moveBetweenButtons(event, "#bar"));
    this.#moves.addEventListener("focusin", (event) => this.#board.mark(event.target.dataset.press ?? ""));
    this.#moves.addEventListener("focusout", () => this.#board.mark(""));
    this.#moves.addEventListener("focusout", (event) => {
      if (!this.#moves.contains(event.relatedTarget)) this.#moves.classList.remove("shown");
    });
    this.#element.addEventListener("keydown", (event) => this.#onEscape(event));
    onSheetPress((button) => this.#press(button.dataset.press, this.#more));
    for (const button of document.querySelectorAll(".all-moves")) {
      // A press takes the focus first, which hides the list.
      button.addEventListener("pointerdown", () => (this.#wasListed = this.#moves.classList.contains("shown")));
      button.addEventListener("click", () => this.#showMoves());
    }
    this.#failure.querySelector("button").addEventListener("click", () => this.#act.tryAgain());
  }

  get number() {
    return this.#message?.number ?? 0;
  }

  get version() {
    return this.#message?.version ?? "";
  }

  /** Show a message, once its picture is there. */
  async show(message) {
    const showing = ++this.#showing;
    const before = this.#message;
    const isShown = before?.number === message.number && before.version === message.version;
    const picture = isShown ? null : await this.#load(message);
    if (showing !== this.#showing) return; // a newer one came meanwhile
    this.#message = message;
    this.#element.dataset.message = message.number;
    this.#element.dataset.version = message.version;
    this.#element.classList.toggle("with-board", message.table !== null);
    this.#element.classList.toggle("with-picture", message.board !== null);
    if (!isShown) this.#showPicture(message, picture, before);
    this.#words.querySelector(".coming").hidden = !message.is_coming;
    showProgress(message.progress, isShown ? 0 : this.#freshTime(message));
    const isGame = message.table !== null || message.progress !== null; // also one that is won
    this.#deal.textContent = isGame ? message.title : "";
    this.#title.textContent = isGame && !OUTCOME.test(message.title) ? "" : message.title;
    this.say("");
    this.#showDocument(message.document);
    this.#showButtons(message);
    if (!isShown) {
      closeSheet();
      this.#words.scrollTop = 0;
    }
  }

  /** Say a notice or refusal in the line; without one, the line says the state again. */
  say(notice) {
    const { text = "", addresses = [] } = this.#message ?? {};
    if (notice) this.#line.textContent = notice;
    else showText(this.#line, text, addresses);
    this.#line.classList.toggle("notice-line", Boolean(notice));
    const sentence = this.#moves.querySelector(".line");
    if (!sentence) return;
    sentence.replaceChildren(...this.#line.cloneNode(true).childNodes);
    sentence.className = this.#line.className;
  }

  set isWaiting(isWaiting) {
    this.#element.setAttribute("aria-busy", String(isWaiting));
    this.#board.isWaiting = isWaiting;
    if (isWaiting) return;
    const key = this.#waitingKey;
    this.#waitingKey = "";
    const same = key && [...this.#bar.querySelectorAll("button")].find((button) => button.dataset.key === key);
    if (same && !same.hidden) this.#press(same.dataset.press, same);
  }

  get #isWaiting() {
    return this.#element.getAttribute("aria-busy") === "true";
  }

  /** Show that an entry has no answer, and whether the player can try again; an empty sentence takes that away. */
  showFailure(sentence, mayTryAgain) {
    this.#failure.hidden = !sentence;
    this.#failure.querySelector("p").textContent = sentence;
    this.#failure.querySelector("button").hidden = !mayTryAgain;
  }

  /** Put the focus where a player goes on after a press: the same button, or one like it of the same group. */
  moveFocus(pressed) {
    const group = pressed.isInList && this.#moves.children.length ? this.#moves : this.#bar;
    const buttons = [...group.querySelectorAll("button:not([hidden])")];
    const same = buttons.find((button) => button.dataset.key === pressed.key);
    const main = buttons.find((button) => button.matches("[data-role=main], .bar .all-moves, .chosen"));
    (same ?? main ?? nextButton(buttons, pressed) ?? this.#words).focus({ preventScroll: true });
  }

  describe(button) {
    const isInList = this.#moves.contains(button) && !this.#moves.classList.contains("question");
    return { ...describeButton(button, (isInList ? this.#moves : this.#bar).querySelectorAll("button:not([hidden])")), isInList };
  }

  contains(element) {
    return this.#element.contains(element);
  }

  /** Return when the server said a message that has just come; 0 for one from before. */
  #freshTime({ said }) {
    return Math.abs(Date.now() / 1000 - said) < FRESH ? said : 0;
  }

  async #load(message) {
    const address = message.table?.address ?? message.board?.address;
    const picture = address ? await loadPicture(address) : null;
    return picture && Object.assign(picture, { className: "table-picture", alt: "", draggable: false });
  }

  #showPicture(message, picture, before) {
    if (message.table && picture) {
      this.#frame.role = "img";
      const isNext = before?.table && sameGame(before.table, message.table);
      this.#board.show(message.table, picture, message.board.alt, { isNext });
      return;
    }
    this.#board.hide();
    const isFilm = picture !== null && message.board.is_film;
    this.#frame.role = isFilm ? "group" : "img"; // in an image nothing can be pressed
    this.#frame.ariaLabel = message.board?.alt ?? "";
    if (!picture) return;
    this.#frame.replaceChildren(isFilm ? filmOf(picture) : picture);
  }

  #showDocument(file) {
    this.#document.hidden = !file;
    if (!file) return;
    this.#document.href = file.address;
    this.#document.textContent = file.label;
  }

  #showButtons({ rows, table }) {
    const buttons = rows.flat();
    const of = (role) => buttons.filter((button) => button.role === role);
    const [advised] = of("advised");
    this.#makeRoom(Boolean(advised));
    for (const role of SLOTS) {
      const slot = this.#bar.querySelector(`[data-role=${role}]`);
      const [view] = role === "main" && advised ? [advised] : of(role);
      slot.hidden = !view || (role === "hint" && Boolean(advised)); // the advised move is in the place of both
      if (view) fillButton(slot, { ...view, style: role === "main" ? "move" : "plain" });
      if (view) slot.classList.toggle("long", view.label.length > LONG);
    }
    this.#bar.querySelectorAll(`[data-role=${FEW}]`).forEach((button) => button.remove());
    const few = buttons.filter(({ role }) => role === FEW || role === CHOSEN);
    this.#more.before(...few.map((view) => {
      const button = fillButton(document.createElement("button"), view);
      button.dataset.role = FEW;
      if (view.style === "move") button.className = "plain";
      button.classList.toggle("symbol", [...view.label].length <= 2); // such as ⏮: three fit into a row
      button.classList.toggle(CHOSEN, view.role === CHOSEN);
      return button;
    }));
    this.#bar.classList.toggle("few", few.length > 0);
    this.#allMoves.hidden = Boolean(advised) || of("main").length > 0 || of("move").length === 0;
    this.#more.hidden = !buttons.some(({ role }) => ["rest", "more", "move"].includes(role));
    this.#moves.classList.remove("shown");
    // Where all moves have one place, such as the choice of trumps, they are a question: the list is there.
    const places = new Set((table?.moves ?? []).map((move) => String(move.places)));
    const isQuestion = places.size === 1 && table.moves.length > 1;
    this.#moves.classList.toggle("question", isQuestion);
    if (isQuestion) this.#allMoves.hidden = true;
    this.#listMoves(of("move"), isQuestion);
  }

  /** List moves in a new panel, because one that is there would move; over a question it repeats the sentence. */
  #listMoves(moves, isQuestion) {
    const panel = document.createElement("div");
    panel.className = "moves-panel";
    panel.append(...moves.map((view) => fillButton(document.createElement("button"), view)));
    if (isQuestion) {
      const sentence = this.#line.cloneNode(true);
      sentence.removeAttribute("id");
      panel.prepend(sentence);
    }
    this.#moves.replaceChildren(...(moves.length ? [panel] : []));
  }

  /** Give an advised move the room of two buttons, in a new button: the one before it grows under no finger. */
  #makeRoom(isAdvised) {
    if (this.#bar.classList.contains("with-advice") === isAdvised) return;
    this.#bar.classList.toggle("with-advice", isAdvised);
    const before = this.#bar.querySelector("[data-role=main]");
    const after = before.cloneNode(true);
    const hadFocus = before === document.activeElement;
    before.replaceWith(after);
    if (hadFocus) after.focus({ preventScroll: true });
  }

  #labelOf(data) {
    const buttons = [...this.#moves.querySelectorAll("button"), ...this.#bar.querySelectorAll("button")];
    const known = buttons.find((button) => button.dataset.press === data);
    return known ? [...known.cloneNode(true).childNodes] : [data.split(":").at(-1)];
  }

  #onBarPress(event) {
    const button = event.target.closest("button");
    if (button === this.#more) this.#openMore();
    else if (button?.dataset.press) this.#press(button.dataset.press, button);
  }

  /** Open the sheet with the buttons that have no room, and what the chats show under “More”. */
  #openMore() {
    const more = this.#message.rows.flat().find(({ role }) => role === "more");
    if (more) this.#act.look(more.press, (others) => this.#openSheet(others));
    else this.#openSheet([]);
  }

  #openSheet(others) {
    const buttons = this.#message.rows.flat();
    const rest = buttons.filter(({ role }) => role === "rest");
    const seen = new Set(buttons.filter(({ role }) => role !== "rest").map(({ key }) => key));
    const shown = [...rest, ...others.filter(({ key }) => key !== "board back")]
      .filter(({ key }) => !seen.has(key) && seen.add(key));
    document.querySelector(".sheet .all-moves").hidden = this.#moves.children.length === 0 || !this.#allMoves.hidden;
    shown.sort((one, other) => (one.style === "danger") - (other.style === "danger")); // giving up comes last
    openSheet(shown.map((view) => {
      const button = fillButton(document.createElement("button"), view);
      if (view.style === "move") button.className = "plain";
      return button;
    }));
  }

  /** Show the list of all moves instead of the line, or hide it again. */
  #showMoves() {
    closeSheet();
    const wasListed = this.#wasListed;
    this.#wasListed = false;
    if (wasListed || this.#moves.contains(document.activeElement)) return this.#hideMoves();
    this.#moves.classList.add("shown");
    this.#moves.querySelector("button")?.focus();
  }

  #hideMoves() {
    this.#moves.classList.remove("shown");
    (this.#allMoves.hidden ? this.#more : this.#allMoves).focus();
  }

  #onEscape(event) {
    if (event.key !== "Escape") return;
    this.#board.clear();
    if (this.#moves.contains(document.activeElement)) this.#hideMoves();
  }

  #press(data, button) {
    if (this.#isWaiting) {
      this.#waitingKey = button?.dataset.key ?? "";
      return;
    }
    this.#board.notePress(data);
    this.#act.press(this.#message.number, data, button);
  }
}

/** Return an animation with its button that stops it. */
function filmOf(picture) {
  const film = document.getElementById("of-bot").content.querySelector(".picture").cloneNode(true);
  picture.classList.add("board");
  film.querySelector(".board").replaceWith(picture);
  new Animation(film);
  return film;
}

/** Return whether two boards are of the same game, so that cards move from one to the other. */
function sameGame(one, other) {
  return one.press.split(":").slice(0, 3).join(":") === other.press.split(":").slice(0, 3).join(":");
}
