// The page as a Mini App in Telegram: https://core.telegram.org/bots/webapps

import { Host, reloadIn, useHost } from "/host.js";
import { newEntry } from "/server.js";
import { showScheme } from "/theme.js";

const SCRIPT = "https://telegram.org/js/telegram-web-app.js"; // Telegram's own, for what only Telegram can do
const [ENTRY, SESSION] = ["entry", "session"]; // parameters of the page's address
const CHAT_LINKS = "t.me"; // their host
const DARK = 120; // of 255: the perceived brightness below which Telegram's script calls a color dark, too
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

/** Return the scheme of Telegram's theme, which the launch says before its script is there; empty if it does not. */
function schemeOf(themeParams) {
  const [, digits] = /"bg_color":"#([0-9a-f]{6})"/i.exec(themeParams) ?? [];
  if (!digits) return "";
  const [red, green, blue] = digits.match(/../g).map((part) => parseInt(part, 16));
  return Math.sqrt(0.299 * red ** 2 + 0.587 * green ** 2 + 0.114 * blue ** 2) < DARK ? "dark" : "light";
}

class TelegramHost extends Host {
  #given = new URLSearchParams(location.hash.slice(1));
  #launch = this.#given.get("tgWebAppData") ?? "";
  #entry = entryOfPage();
  #app = null; // Telegram's, once its script is there
  #isBackShown = false;
  #goBack = () => {};
  #whenHidden = () => {};
  #color = "";

  constructor() {
    super();
    const scheme = schemeOf(this.#given.get("tgWebAppThemeParams") ?? "");
    if (scheme) showScheme(scheme);
    loadScript().then((app) => app && this.#use(app));
  }

  get isInChat() {
    return true;
  }

  get tokenHeader() {
    return "X-Table-Token";
  }

  /** The session that the address names is opened once: after that the page shows what is played now. */
  async enter(post) {
    const address = new URL(location.href);
    const named = address.searchParams.get(SESSION) ?? new URLSearchParams(this.#launch).get("start_param") ?? "";
    const entered = await post("/telegram/enter", { entry: this.#entry, launch: this.#launch, session: named });
    if (named) {
      address.searchParams.set(SESSION, "");
      history.replaceState(history.state, "", address);
    }
    return entered;
  }

  begin() {
    this.#app?.ready();
  }

  showBack(isThere, goBack) {
    this.#goBack = goBack;
    this.#isBackShown = isThere;
    this.#showBack();
  }

  whenHidden(act) {
    this.#whenHidden = act;
  }

  feel(outcome) {
    if (this.#can("6.1")) FEELINGS[outcome]?.(this.#app);
  }

  showColor(color) {
    this.#color = color;
    if (!this.#can("6.1") || !color) return;
    this.#app.setBackgroundColor(color);
    if (this.#can("6.9")) this.#app.setHeaderColor(color); // earlier versions know only two colors by name
    if (this.#can("7.10")) this.#app.setBottomBarColor(color);
  }

  reload(language, theme) {
    reloadIn(language, theme);
  }

  open(address) {
    if (!this.#app) return false;
    if (new URL(address).hostname === CHAT_LINKS) this.#app.openTelegramLink(address); // not in a browser
    else this.#app.openLink(address);
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
    app.onEvent("deactivated", () => this.#whenHidden()); // minimized, for which no browser has an event
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
