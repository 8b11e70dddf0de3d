// The text box: autocomplete, and the history of typed lines.

/** Split a command line into the words before the one being typed, and that one. */
function splitLine(line) {
  const words = line.slice(1).split(/\s+/);
  const typed = words.pop();
  return { words, typed };
}

export class Box {
  #form = document.getElementById("form");
  #box = document.getElementById("box");
  #list = document.getElementById("hints");
  #server;
  #commands = [];
  #hints = [];
  #active = -1;
  #request = new AbortController();
  #history = [];
  #place = 0; // in the history; its length means the line being typed
  #draft = "";

  constructor(server, send) {
    this.#server = server;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send(send);
    });
    this.#box.addEventListener("input", () => {
      this.#place = this.#history.length;
      this.#suggest();
    });
    this.#box.addEventListener("keydown", (event) => this.#onKey(event));
    this.#box.addEventListener("blur", () => this.#close());
    this.#list.addEventListener("pointerdown", (event) => event.preventDefault()); // so that the box does not lose the focus
    this.#list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (option) this.#accept(Number(option.dataset.place));
    });
  }

  set commands(commands) {
    this.#commands = commands;
  }

  /** Set the lines that were typed before, the oldest first. */
  set history(lines) {
    this.#history = [];
    lines.forEach((line) => this.#remember(line));
  }

  get isEmpty() {
    return this.#box.value === "";
  }

  focus() {
    this.#box.focus({ preventScroll: true });
  }

  fill(line) {
    this.#box.value = line;
    this.#box.setSelectionRange(line.length, line.length);
  }

  #send(send) {
    const line = this.#box.value.trim();
    if (!line) return;
    this.#remember(line);
    this.fill("");
    this.#close();
    send(line);
  }

  #remember(line) {
    if (this.#history.at(-1) !== line) this.#history.push(line);
    this.#place = this.#history.length;
  }

  #onKey(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOpen = !this.#list.hidden;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step && isOpen) this.#activate(this.#active + step);
    else if (step) this.#recall(step);
    else if (event.key === "Escape" && isOpen) this.#close();
    else if (event.key === "Enter" && isOpen && this.#active >= 0) this.#accept(this.#active);
    else if (event.key === "Tab" && !event.shiftKey && isOpen) this.#accept(Math.max(this.#active, 0));
    else return;
    event.preventDefault();
  }

  #recall(step) {
    const place = this.#place + step;
    if (place < 0 || place > this.#history.length) return;
    if (this.#place === this.#history.length) this.#draft = this.#box.value;
    this.#place = place;
    this.fill(this.#history[place] ?? this.#draft);
  }

  /** Show suggestions for the text in the box. */
  async #suggest() {
    this.#request.abort();
    const line = this.#box.value;
    if (!line.startsWith("/")) return this.#close();
    const { words, typed } = splitLine(line);
    if (words.length === 0) return this.#show(this.#commandHints(typed), 0);
    const word = this.#wordAfter(words);
    if (!word) return this.#close();
    const request = new AbortController();
    this.#request = request;
    const query = word.takesAll ? words.slice(1).concat(typed).join(" ") : typed;
    try {
      const before = words.slice(1).join(" ");
      const suggestions = await this.#server.suggest(word.kind, query, before, request.signal);
      if (request.signal.aborted) return;
      const stem = word.takesAll ? words.slice(0, 1) : words;
      this.#show(suggestions.map(({ value, label }) => ({
        value,
        label,
        line: `/${[...stem, value].join(" ")}`,
      })));
    } catch {
      // After the next keystroke, the list belongs to that request; without a response there is no list.
      if (!request.signal.aborted) this.#close();
    }
  }

  #commandHints(typed) {
    return this.#commands
      .filter(({ name, is_listed }) => (typed || is_listed)
        && name.startsWith(typed.toLowerCase()) && name !== typed)
      .map(({ name, description, kinds }) => ({
        value: `/${name}`,
        label: description,
        line: kinds.length ? `/${name} ` : `/${name}`,
        hasParameters: kinds.length > 0,
      }));
  }

  /** Return the parameter that is being typed: the command's next one, or its last one again. */
  #wordAfter([name, ...before]) {
    const kinds = this.#commands.find((command) => command.name === name.toLowerCase())?.kinds ?? [];
    const kind = kinds[Math.min(before.length, kinds.length - 1)];
    return kind && { kind, takesAll: kinds.length === 1 };
  }

  #show(hints, active = -1) {
    this.#hints = hints;
    if (hints.length === 0) return this.#close();
    this.#list.replaceChildren(...hints.map((hint, place) => {
      const option = document.createElement("li");
      option.id = `hint-${place}`;
      option.setAttribute("role", "option");
      option.dataset.place = place;
      const value = document.createElement("b");
      value.textContent = hint.value;
      const label = document.createElement("span");
      label.textContent = hint.label === hint.value ? "" : hint.label;
      option.append(value, " ", label);
      return option;
    }));
    this.#list.hidden = false;
    this.#box.setAttribute("aria-expanded", "true");
    this.#activate(active);
  }

  #activate(place) {
    const options = [...this.#list.children];
    this.#active = place < -1 ? options.length - 1 : place >= options.length ? -1 : place;
    options.forEach((option, one) => option.setAttribute("aria-selected", String(one === this.#active)));
    const chosen = options[this.#active];
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) this.#box.setAttribute("aria-activedescendant", chosen.id);
    else this.#box.removeAttribute("aria-activedescendant");
  }

  #accept(place) {
    const hint = this.#hints[place];
    this.fill(hint.line);
    this.#close();
    if (hint.hasParameters) this.#suggest();
  }

  #close() {
    this.#request.abort();
    this.#list.hidden = true;
    this.#active = -1;
    this.#box.setAttribute("aria-expanded", "false");
    this.#box.removeAttribute("aria-activedescendant");
  }
}
