// Where the page runs: in a browser, or inside a chat, whose module replaces what is here (useHost).

/** The page in a browser, and what a chat can do better. */
export class Host {
  /** Whether the page is a table inside a chat: then it has no chat of its own, and no cookies. */
  get isInChat() {
    return false;
  }

  /** The header of the token that proves who plays. */
  get tokenHeader() {
    return "X-Page-Token";
  }

  /** Return what the server answers to a new page; `post(path, body)` sends a request. */
  enter(post) {
    return post("/enter", {});
  }

  /** The page has its messages: the chat can show it. */
  begin() {}

  /** Say whether there is a view to go back to; `goBack` goes there. */
  showBack(_isThere, _goBack) {}

  /** Call `act` when the host hides the page although the browser does not say so. */
  whenHidden(_act) {}

  /** Let the player feel what happened to an entry: "moved", "won" or "refused". */
  feel(_outcome) {}

  /** The colors of the page have changed; `color` is that of its upper edge. */
  showColor(_color) {}

  /** Load the page again, in a language and a theme. */
  reload(_language, _theme) {
    location.reload();
  }

  /** Open a web address outside the page; return whether the host does it. */
  open(_address) {
    return false;
  }

  /** The address that opens what a code names; empty if there is none. */
  linkTo(code) {
    return new URL(`#${code}`, location.href).href;
  }
}

export let host = new Host();

/** Let the page run in a chat; call it before the page begins. */
export function useHost(other) {
  host = other;
}

/** Whether the address of the page asks for a language: then loading it again gives no other one. */
export function isAddressedIn(language) {
  return new URL(location.href).searchParams.get("language") === language;
}

/** Load the page again, at its own address in another language and theme. */
export function reloadIn(language, theme) {
  const address = addressIn(language, theme);
  if (address === location.href) location.reload(); // a replacement would only go to the fragment
  else location.replace(address);
}

/** Return the page's own address in another language and theme, as a page inside a chat is loaded again. */
export function addressIn(language, theme) {
  const address = new URL(location.href);
  address.searchParams.set("language", language);
  address.searchParams.set("theme", theme);
  return address.href;
}
