// Requests to the server, and their errors.

import { host } from "/host.js";

const ZONE_HEADER = "X-Time-Zone";
const UNAVAILABLE = [502, 503, 504];
const RETRY_TIME = 10_000; // ms; a bot that restarts takes less
const FIRST_PAUSE = 200;
const MAX_PAUSE = 1000;
const TOO_MANY = 429; // can be tried again

/** An error response, with a sentence for the player. */
export class RequestError extends Error {
  constructor(sentence, mayTryAgain) {
    super(sentence);
    this.mayTryAgain = mayTryAgain;
  }
}

/** Return an id for an entry: sent again with the same id, it is not executed again. */
export function newEntry() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Retry `act` for some seconds if the server cannot be reached: it may be restarting. */
export async function withRetries(act) {
  const end = performance.now() + RETRY_TIME;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, MAX_PAUSE)) {
    try {
      return await act();
    } catch (error) {
      if (!error.isUnreached || performance.now() + pause > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Send a request; a proxy may answer for the server that it is unavailable. */
async function reach(address, options) {
  try {
    const response = await fetch(address, options);
    if (!UNAVAILABLE.includes(response.status) || isFromBot(response)) return response;
  } catch {
    // There is no response at all.
  }
  throw unreached();
}

/** Return the answer in a response, or throw why there is none. */
async function read(response) {
  const answer = await response.json().catch(() => {
    throw unreached(); // the connection was lost during the response
  });
  if (response.ok) return answer;
  const failure = new RequestError(answer.error, response.status >= 500 || response.status === TOO_MANY);
  failure.canEnterAgain = answer.can_enter_again;
  throw failure;
}

/** Return the error of a server that cannot be reached. */
export function unreached() {
  const failure = new RequestError("", true);
  failure.isUnreached = true;
  return failure;
}

function isFromBot(response) {
  return response.headers.get("Content-Type")?.startsWith("application/json");
}

let pictureKey = "";

/** Return the address of a picture for an image, which sends no headers: inside a chat it says whose it is. */
export function pictureAddress(address) {
  if (!pictureKey) return address;
  return `${address}${address.includes("?") ? "&" : "?"}key=${encodeURIComponent(pictureKey)}`;
}

/** Load a picture into the cache before it is shown. */
export async function fetchPicture(address) {
  await withRetries(() => reach(pictureAddress(address))).catch(() => {}); // then its alt text is shown
}

/** Return an image that can be shown at once, without flickering; null if it cannot be loaded. */
export async function loadPicture(address) {
  const picture = new Image();
  picture.src = pictureAddress(address);
  const load = async () => {
    try {
      await picture.decode();
    } catch {
      await fetchPicture(address);
      picture.src = pictureAddress(address);
      await picture.decode();
    }
    return picture;
  };
  return load().catch(() => null);
}

/** Return the time zone of the device, which a traveler's device changes; empty if it says none. */
function deviceZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

export class Server {
  #token = "";

  /** Return the commands, the messages, and whether the chat is new. */
  async enter() {
    // Without the token: that of before may have expired, and then nothing is answered.
    const entered = await host.enter((path, body) => this.#post(path, body, ""));
    this.#token = entered.token;
    pictureKey = entered.picture_key;
    return entered;
  }

  /** Send an entry and return its answer. */
  send(path, entry) {
    return this.#asPlayer(() => this.#post(path, entry));
  }

  /** Return what the home screen shows. */
  home() {
    return this.#asPlayer(() => this.#get("/home"));
  }

  /** Return suggestions for a word after others of a command; none if the server returns an error. */
  async suggest(kind, typed, before, signal) {
    const query = new URLSearchParams({ kind, typed, before });
    const response = await fetch(`/suggest?${query}`, { headers: this.#headers(), signal });
    return response.ok ? response.json() : [];
  }

  /** Long polling: return a message when it has another version, or gets no more updates. */
  async news(number, version) {
    const response = await fetch(`/news/${number}.${version}`, { headers: this.#headers() });
    if (!response.ok) throw new RequestError("", response.status >= 500);
    return response.json();
  }

  /** Return the content of a file, as an address that can be opened once. */
  async file(address) {
    const response = await reach(address, { headers: this.#headers() });
    if (!response.ok) throw new RequestError("", response.status >= 500);
    return URL.createObjectURL(await response.blob());
  }

  /** Tell the server that the page may be closed: the chat then shows the newest board. */
  leave() {
    if (!this.#token) return;
    const headers = { "Content-Type": "application/json", ...this.#headers() };
    fetch("/left", { method: "POST", headers, body: "{}", keepalive: true }).catch(() => {}); // nobody is there to tell
  }

  /** Send a request; enter again, once, if the server no longer knows the browser. */
  async #asPlayer(request) {
    try {
      return await request();
    } catch (error) {
      if (!error.canEnterAgain) throw error;
      await this.enter();
      return request();
    }
  }

  #headers(token = this.#token) {
    return { ...(token && { [host.tokenHeader]: token }), [ZONE_HEADER]: deviceZone() };
  }

  async #get(path) {
    return read(await reach(path, { headers: this.#headers() }));
  }

  async #post(path, body, token = this.#token) {
    return read(await reach(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...this.#headers(token) },
      body: JSON.stringify(body),
    }));
  }
}
