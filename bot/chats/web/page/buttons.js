// Buttons of messages: as the server describes them.

import { withIcons } from "/icons.js";

/** Fill a button with the label, the style and the callback data that the server sent. */
export function fillButton(button, { label, style, press, key, spoken }) {
  button.type = "button";
  button.className = style;
  button.replaceChildren(...withIcons(label));
  if (spoken) {
    button.title = spoken;
    button.setAttribute("aria-label", spoken);
  } else {
    button.removeAttribute("title");
    button.removeAttribute("aria-label");
  }
  button.dataset.press = press;
  button.dataset.key = key;
  return button;
}

/** Return how to find a button again among those that come in place of some. */
export function describeButton(button, buttons) {
  const sameStyle = [...buttons].filter((one) => one.className === button.className);
  return { key: button.dataset.key, style: button.className, place: sameStyle.indexOf(button) };
}

/** Return the button that gets the focus after another one was pressed. */
export function nextButton(all, pressed) {
  const buttons = [...all];
  const same = buttons.find((button) => button.dataset.key === pressed.key);
  if (same) return same;
  const harmless = buttons.filter((button) => button.className !== "danger");
  const sameStyle = harmless.filter((button) => button.className === pressed.style);
  return sameStyle[Math.min(pressed.place, sameStyle.length - 1)] ?? harmless[0];
}

/** Let the arrow keys move the focus between buttons, in addition to the tab key. */
export function moveBetweenButtons(event, selector) {
  // A key that is held down counts once: the next board has other buttons.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
  const group = event.target.closest(selector);
  if (!group || !(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...group.querySelectorAll("button")];
  const place = buttons.indexOf(event.target) + steps[event.key];
  buttons[Math.min(Math.max(place, 0), buttons.length - 1)].focus();
  event.preventDefault();
}
