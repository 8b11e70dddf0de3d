// Sharing: with the device's own sharing where the browser has it, else as a copy, and where the browser allows
// neither, by hand from a field.

import { host } from "/host.js";

const byHand = document.getElementById("by-hand");
const field = byHand.querySelector("textarea");
const again = byHand.querySelector(".again");

/** What a message has to share: its text, and the address that opens what it is about; null if it has nothing. */
export function shareable({ copy: text, code }) {
  return text ? { text, link: code ? host.linkTo(code) : "" } : null;
}

/** Return whether this is a button that shares, not one that copies. */
export function canShare(what) {
  return navigator.canShare?.(dataOf(what)) ?? false;
}

/**
 * Share a text with its link; call it soon after a tap or a key, because browsers ask for one.
 *
 * Returns "shared", "copied", "cancelled" if the player closed the device's sharing, or "by-hand" if a field
 * with the text was all that could be offered, when the player has closed it.
 */
export async function share(what) {
  if (canShare(what)) {
    try {
      await navigator.share(dataOf(what));
      return "shared";
    } catch (error) {
      if (error.name === "AbortError") return "cancelled";
      // Any other error means that the browser refuses: too late after the tap, or while it is sharing already.
    }
  }
  return (await copy(wholeOf(what))) ? "copied" : offerByHand(what);
}

/** Return what to say to the player after `share`; empty if there is nothing to say. */
export function outcomeText(outcome) {
  return { shared: byHand.dataset.shared, copied: byHand.dataset.copied }[outcome] ?? "";
}

function dataOf({ text, link }) {
  return link ? { text, url: link } : { text };
}

function wholeOf({ text, link }) {
  return [text, link].filter(Boolean).join("\n");
}

/** Copy a text; return whether that worked. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text); // undefined if the page came over plain HTTP from another machine
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** Copy a text as browsers do it over plain HTTP: from a field where it is selected, seen only if that fails. */
function copyFromField(text) {
  if (!byHand.open) byHand.showModal();
  field.value = text;
  field.focus();
  field.select();
  const isCopied = document.execCommand("copy");
  if (isCopied) byHand.close();
  return isCopied;
}

/** Leave the text in its field, with a button that tries again: browsers may have waited for a press of one. */
function offerByHand(what) {
  const offer = new AbortController();
  return new Promise((resolve) => {
    const finish = (outcome) => {
      offer.abort();
      byHand.close();
      resolve(outcome);
    };
    again.addEventListener("click", async () => {
      if (await copy(wholeOf(what))) finish("copied");
    }, { signal: offer.signal });
    byHand.addEventListener("close", () => finish("by-hand"), { signal: offer.signal });
  });
}
