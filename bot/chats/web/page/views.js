// The views of the page: home, table and chat. The browser's back button leads to the one before.

import { colorBars } from "/theme.js";

const HOME = { view: "home", message: 0 };

export class Views {
  #prepare;
  #show;
  #state;

  /**
   * Call `prepare` before and `show` after each state is seen: the name of a view, and the number of a message or 0.
   * A view whose `prepare` returns a promise is seen only then, so that nothing on it moves.
   */
  constructor(prepare, show) {
    this.#prepare = prepare;
    this.#show = show;
    this.#state = history.state?.view ? history.state : HOME;
    addEventListener("popstate", ({ state }) => {
      if (state?.view) this.#become(state);
      else history.replaceState(this.#state, ""); // a link within the page: the view stays
    });
  }

  get view() {
    return this.#state.view;
  }

  get message() {
    return this.#state.message;
  }

  /** Whether the back button leads to another view of the page. */
  get canGoBack() {
    return (this.#state.steps ?? 0) > 0;
  }

  /** Show the first state: that of before a reload, or else the given one. */
  begin(first = HOME) {
    const state = history.state?.view ? this.#state : first;
    history.replaceState(state, "");
    this.#become(state);
  }

  /** Go to a view, so that the back button leads back from it. */
  go(view, message = this.#state.message) {
    const isSame = view === this.#state.view && message === this.#state.message;
    const steps = (this.#state.steps ?? 0) + (isSame ? 0 : 1);
    const state = { view, message, steps };
    if (!isSame) history.pushState(state, "");
    this.#become(state);
  }

  /** Show another message in the same view, without a step for the back button. */
  replace(message) {
    const state = { ...this.#state, message };
    history.replaceState(state, "");
    this.#become(state);
  }

  async #become(state) {
    this.#state = state;
    const ready = this.#prepare(state);
    if (ready) await ready; // only then: where a view needs no time, it is seen at once
    if (state !== this.#state) return; // another one was chosen meanwhile
    document.body.dataset.view = state.view;
    document.querySelector("header").classList.toggle("felt", state.view === "table");
    colorBars();
    this.#show(state);
  }
}
