// Web addresses in texts of the bot.

/** Show a text in which the addresses that the operator has given are links. */
export function showText(element, text, addresses = []) {
  element.textContent = text;
  for (const address of addresses) showLink(element, address);
}

/** Make a link of a web address in an element's text. */
function showLink(element, address) {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const start = text.data.indexOf(address);
    if (start < 0) continue;
    const rest = text.splitText(start);
    rest.splitText(address.length);
    const link = document.createElement("a");
    link.href = link.textContent = address;
    link.rel = "noreferrer";
    link.target = "_blank";
    rest.replaceWith(link);
    return;
  }
}
