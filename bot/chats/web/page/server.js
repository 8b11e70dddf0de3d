// What the page asks of the server, and what can come of it.

const PROOF = "X-Page-Token";
const AWAY = [502, 503, 504];
const PATIENCE = 10_000; // ms; a bot that is started anew is back in less
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 1000;
const TOO_MANY = 429; // what was asked for too fast can be asked for again

/** A refusal or a fault that the server has put into a sentence. */
export class Refusal extends Error {
  constructor(sentence, mayTryAgain) {
    super(sentence);
    this.mayTryAgain = mayTryAgain;
  }
}

/** Return a name for an entry: sent again under it, it is not done again. */
export function newEntry() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Do something again and again for some seconds where the server is not reached: it may be starting anew. */
export async function patiently(act) {
  const end = performance.now() + PATIENCE;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await act();
    } catch (error) {
      if (!error.isUnreached || performance.now() + pause > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Ask for something; whatever stands before the server may answer in its place that it is not there. */
async function reach(address, asked) {
  try {
    const response = await fetch(address, asked);
    if (!AWAY.includes(response.status) || isOurs(response)) return response;
  } catch {
    // Nobody answers at all.
  }
  throw unreached();
}

function unreached() {
  const refusal = new Refusal("", true);
  refusal.isUnreached = true;
  return refusal;
}

function isOurs(response) {
  return response.headers.get("Content-Type")?.startsWith("application/json");
}

/** Have a picture at hand, so that it is there when it is shown. */
export async function fetchPicture(address) {
  await patiently(() => reach(address)).catch(() => {}); // then its words stand in its place
}

export class Server {
  #token = "";

  /** Return the commands, the messages and whether they are new. */
  async enter() {
    const entered = await this.#ask("/enter", {});
    this.#token = entered.token;
    return entered;
  }

  /** Send an entry and return its answer; enter anew, once, where the server no longer knows the browser. */
  async send(path, entry) {
    try {
      return await this.#ask(path, entry);
    } catch (error) {
      if (!error.canEnterAgain) throw error;
      await this.enter();
      return this.#ask(path, entry);
    }
  }

  /** Return what can be typed for a word after others of a command; nothing when the server cannot say. */
  async suggest(kind, typed, before, signal) {
    const query = new URLSearchParams({ kind, typed, before });
    const response = await fetch(`/suggest?${query}`, { signal });
    return response.ok ? response.json() : [];
  }

  /** Return a message as soon as it shows something else than that version, or nothing more is to come in it. */
  async news(number, version) {
    const response = await fetch(`/news/${number}.${version}`);
    if (!response.ok) throw new Refusal("", response.status >= 500);
    return response.json();
  }

  async #ask(path, body) {
    const response = await reach(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", [PROOF]: this.#token },
      body: JSON.stringify(body),
    });
    const told = await response.json().catch(() => {
      throw unreached(); // the connection was lost in the middle
    });
    if (response.ok) return told;
    const refusal = new Refusal(told.error, response.status >= 500 || response.status === TOO_MANY);
    refusal.canEnterAgain = told.can_enter_again;
    throw refusal;
  }
}
