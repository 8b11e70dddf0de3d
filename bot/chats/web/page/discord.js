// The page as an Activity in Discord: https://discord.com/developers/docs/activities/overview

import { DiscordSDK } from "/activity-sdk.js";
import { Host, addressIn, useHost } from "/host.js";

class DiscordHost extends Host {
  #sdk = new DiscordSDK(document.body.dataset.application);

  get isInChat() {
    return true;
  }

  get tokenHeader() {
    return "X-Table-Token";
  }

  /** Each code is of use once, so each attempt asks Discord for another one; the player is asked only the first time. */
  async enter(post) {
    await this.#sdk.ready();
    const { code } = await this.#sdk.commands.authorize({
      client_id: document.body.dataset.application,
      response_type: "code",
      prompt: "none",
      scope: ["identify"],
    });
    const entered = await post("/discord/enter", { code });
    await this.#sdk.commands.authenticate({ access_token: entered.access_token });
    return entered;
  }

  reload(language, theme) {
    location.replace(addressIn(language, theme));
  }

  open(address) {
    this.#sdk.commands.openExternalLink({ url: address });
    return true;
  }

  linkTo() {
    return ""; // the page's address in Discord opens nothing outside it
  }
}

useHost(new DiscordHost());
