// The page as a Mini App in Telegram: https://core.telegram.org/bots/webapps

import { Host, addressIn, useHost } from "/host.js";
import { newEntry } from "/server.js";
import { showScheme } from "/theme.js";

const SCRIPT = "https://telegram.org/js/telegram-web-app.js"; // Telegram's own, for what only Telegram can do
const ENTRY = "entry";
const FEELINGS = {
  moved: ({ HapticFeedback }) => HapticFeedback.impactOccurred("light"),
  won: ({ HapticFeedback }) => HapticFeedback.notificationOccurred("success"),
  refused: ({ HapticFeedback }) => HapticFeedback.notificationOccurred("error"),
};

/** Load Telegram's script; the page does not wait for it, since it works without. */
function loadScript() {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.addEventListener("load", () => resolve(globalThis.Telegram?.WebApp));
    script.addEventListener("error", () => resolve(undefined)); // telegram.org is not reached from everywhere
    document.head.append(script);
  });
}

/** The id of this page's entry: in its address, so that the same page can enter again after a reload. */
function entryOfPage() {
  const address = new URL(location.href);
  const known = address.searchParams.get(ENTRY);
  if (known) return known;
  address.searchParams.set(ENTRY, newEntry());
  history.replaceState(history.state, "", address);
  return address.searchParams.get(ENTRY);
}

class TelegramHost extends Host {
  #launch = new URLSearchParams(location.hash.slice(1)).get("tgWebAppData") ?? "";
  #entry = entryOfPage();
  #app = null; // Telegram's, once its script is there
  #isBackShown = false;
  #goBack = () => {};
  #color = "";

  constructor() {
    super();
    loadScript().then((app) => app && this.#use(app));
  }

  get isInChat() {
    return true;
  }

  get tokenHeader() {
    return "X-Table-Token";
  }

  enter(post) {
    const { searchParams } = new URL(location.href);
    const session = searchParams.get("session") ?? new URLSearchParams(this.#launch).get("start_param") ?? "";
    return post("/telegram/enter", { entry: this.#entry, launch: this.#launch, session });
  }

  begin() {
    this.#app?.ready();
  }

  showBack(isThere, goBack) {
    this.#goBack = goBack;
    this.#isBackShown = isThere;
    this.#showBack();
  }

  feel(outcome) {
    if (this.#can("6.1")) FEELINGS[outcome]?.(this.#app);
  }

  showColor(color) {
    this.#color = color;
    if (!this.#can("6.1") || !color) return;
    this.#app.setBackgroundColor(color);
    if (this.#can("6.9")) this.#app.setHeaderColor(color); // earlier versions know only two colors by name
  }

  reload(language, theme) {
    location.replace(addressIn(language, theme));
  }

  open(address) {
    if (!this.#app) return false;
    this.#app.openLink(address);
    return true;
  }

  linkTo(code) {
    return new URL(`/#${code}`, location.origin).href;
  }

  #can(version) {
    return this.#app?.isVersionAtLeast(version) ?? false;
  }

  #use(app) {
    this.#app = app;
    app.ready();
    app.expand();
    if (this.#can("7.7")) app.disableVerticalSwipes(); // a card that is dragged down does not close the table
    if (this.#can("6.1")) app.BackButton.onClick(() => this.#goBack());
    const followScheme = () => showScheme(app.colorScheme);
    app.onEvent("themeChanged", followScheme);
    followScheme();
    this.#showBack();
    this.showColor(this.#color);
  }

  #showBack() {
    if (!this.#can("6.1")) return;
    if (this.#isBackShown) this.#app.BackButton.show();
    else this.#app.BackButton.hide();
  }
}

useHost(new TelegramHost());
