// The page as an Activity in Discord: https://discord.com/developers/docs/activities/overview

import { Host, addressIn, useHost } from "/host.js";
import { RequestError, unreached } from "/server.js";

const READY_TIME = 20_000; // ms; outside Discord nobody ever answers the SDK

class DiscordHost extends Host {
  #sdk;
  #wasRefused = false;

  get isInChat() {
    return true;
  }

  get tokenHeader() {
    return "X-Table-Token";
  }

  /** Each code is of use once, so each attempt asks Discord for another one; the player is asked only the first time. */
  async enter(post) {
    const sdk = await this.#ready();
    const entered = await this.#enterWith(sdk, post).catch((error) => {
      if (!error.canEnterAgain) throw error;
      return this.#enterWith(sdk, post); // the code was used already, or was too old
    });
    // Discord shows who plays; the table needs nothing of that.
    sdk.commands.authenticate({ access_token: entered.access_token }).catch(() => {});
    return entered;
  }

  async #enterWith(sdk, post) {
    return post("/discord/enter", { code: await this.#code(sdk) });
  }

  /** Return a code that says who plays; with `prompt: "none"` the player is asked only for what was never allowed. */
  async #code(sdk) {
    const application = document.body.dataset.application;
    const wanted = { client_id: application, response_type: "code", scope: ["identify"] };
    try {
      const { code } = await sdk.commands.authorize(this.#wasRefused ? wanted : { ...wanted, prompt: "none" });
      this.#wasRefused = false;
      return code;
    } catch {
      this.#wasRefused = true; // some clients ask the player only without "none"
      throw new RequestError(said("not-allowed"), true);
    }
  }

  /** Return the SDK, connected to Discord's client. */
  async #ready() {
    const { DiscordSDK } = await import("/activity-sdk.js").catch(() => {
      throw unreached();
    });
    try {
      // Its errors are for Discord's developers, and the client would get whatever the page logs.
      this.#sdk ??= new DiscordSDK(document.body.dataset.application, { disableConsoleLogOverride: true });
    } catch {
      throw new RequestError(said("outside-discord"), true); // the address lacks what Discord adds
    }
    const isReady = await Promise.race([this.#sdk.ready().then(() => true), pause(READY_TIME)]);
    if (!isReady) throw new RequestError(said("outside-discord"), true);
    return this.#sdk;
  }

  /** The SDK sends its messages to the site that the page came from, which after this would be its own. */
  reload(language, theme) {
    document.head.append(Object.assign(document.createElement("meta"), { name: "referrer", content: "no-referrer" }));
    location.replace(addressIn(language, theme));
  }

  open(address) {
    this.#sdk?.commands.openExternalLink({ url: address }).catch(() => {}); // the player has declined
    return true;
  }

  linkTo() {
    return ""; // the page's address in Discord opens nothing outside it
  }
}

function said(name) {
  return document.querySelector(`meta[name="${name}"]`).content;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

useHost(new DiscordHost());
