// A text to be copied: by a button, and where the browser does not let it, by hand from a field of its own.

/** Draw the button below a message that has such a text. */
export function drawCopy(block, text) {
  if (!text) {
    block.remove();
    return;
  }
  block.querySelector("textarea").value = text;
  block.hidden = false;
}

/** Copy the text of a button's message; return what to tell whoever pressed it. */
export async function copied(button) {
  const block = button.closest(".copy");
  const field = block.querySelector("textarea");
  const { done, byHand } = block.dataset;
  let told = done;
  try {
    await navigator.clipboard.writeText(field.value); // missing where the page came by plain HTTP from afar
  } catch {
    told = byHand;
    field.hidden = false;
    field.style.height = `${field.scrollHeight}px`;
    field.focus();
    field.select();
  }
  block.querySelector(".outcome").textContent = told;
  return told;
}
