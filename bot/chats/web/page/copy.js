// A text to copy: with a button, and if the browser does not allow that, by hand from a text field.

/** Show the button below a message that has such a text. */
export function showCopyButton(block, text) {
  if (!text) {
    block.remove();
    return;
  }
  block.querySelector("textarea").value = text;
  block.hidden = false;
}

/** Copy the text of a button's message; return the text for the player. */
export async function copyText(button) {
  const block = button.closest(".copy");
  const field = block.querySelector("textarea");
  const { done, byHand } = block.dataset;
  let outcome = done;
  try {
    await navigator.clipboard.writeText(field.value); // undefined if the page came over plain HTTP from another machine
  } catch {
    outcome = byHand;
    field.hidden = false;
    field.style.height = `${field.scrollHeight}px`;
    field.focus();
    field.select();
  }
  block.querySelector(".outcome").textContent = outcome;
  return outcome;
}
