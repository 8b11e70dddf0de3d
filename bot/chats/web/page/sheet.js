// “More”: a sheet with the buttons that the screen has no room for.

const sheet = document.getElementById("sheet");
const rows = sheet.querySelector(".sheet-rows");

/** Show buttons in the sheet. */
export function openSheet(buttons) {
  rows.replaceChildren(...buttons);
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0;
}

export function closeSheet() {
  if (sheet.open) sheet.close();
}

/** Call `act` when a button of the sheet is pressed, which closes it. */
export function onSheetPress(act) {
  rows.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    closeSheet();
    act(button);
  });
}

// A press beside the sheet closes it: the dialog itself is pressed only there, because its content fills it.
sheet.addEventListener("click", (event) => {
  if (event.target === sheet) closeSheet();
});
