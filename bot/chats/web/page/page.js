// The page: the player's entries go to the server one by one, the answers into the log and to the ear.

import { Box } from "/box.js";
import { copied } from "/copy.js";
import { Log } from "/log.js";
import { Server, newEntry, patiently } from "/server.js";

const server = new Server();
const log = new Log();
const box = new Box(server, type);
const notice = document.getElementById("notice");
const told = document.getElementById("told");

const MOST_FAILURES = 5;
const FIRST_PAUSE = 500; // ms; each is twice the one before
const followed = new Set(); // the messages in which more is to come

let queue = Promise.resolve();
let tryAgain = () => {};

/** Let something be done after all that was asked for before; what has failed is tried again first. */
function inTurn(act) {
  tryAgain();
  const done = queue.then(act);
  queue = done.catch((error) => {
    // A fault of ours in one entry must not keep the following ones from being done.
    reportError(error);
  });
  return queue;
}

/** Tell a screen reader, once: what is said again is said in a new paragraph. */
function tell(...texts) {
  const words = document.createElement("p");
  words.textContent = texts.filter(Boolean).join("\n");
  told.replaceChildren(words);
}

function tellAnswer({ messages, notice: words = "" }) {
  const said = messages
    .filter((message) => message.author === "bot")
    .flatMap(({ title, text, board }) => [title, text, board?.alt]);
  tell(words, ...said);
}

function showNotice(words) {
  notice.hidden = !words;
  notice.firstElementChild.textContent = words;
}

/** Get an answer, however often it has to be tried; return null when that is of no use. */
async function ask(act) {
  for (;;) {
    log.isAnswering = true;
    let failure;
    try {
      return await patiently(act);
    } catch (error) {
      failure = log.showFailure(error.message, error.mayTryAgain ?? true);
      tell(failure.sentence);
    } finally {
      log.isAnswering = false;
    }
    if (!failure.mayTryAgain) return null;
    tryAgain = failure.tryAgain;
    await failure.wish;
  }
}

function type(line) {
  showNotice("");
  const unsent = log.showUnsent(line);
  const entry = { entry: newEntry(), line };
  inTurn(async () => {
    const answer = await ask(() => server.send("/type", entry));
    unsent.remove();
    if (answer) await show(answer);
    else if (box.isEmpty) box.fill(line);
  });
}

/** Return by what a button is found again when its message has changed. */
function markOf(button) {
  const alike = [...button.closest(".message").querySelectorAll(`.rows .${button.className}`)];
  return { key: button.dataset.key, style: button.className, place: alike.indexOf(button) };
}

function press(button) {
  showNotice("");
  const number = Number(button.closest(".message").dataset.number);
  const pressed = markOf(button);
  const entry = { entry: newEntry(), message: number, press: button.dataset.press };
  log.setWaiting(number, true);
  inTurn(async () => {
    const answer = await ask(() => server.send("/press", entry));
    log.setWaiting(number, false);
    if (!answer) return;
    const hadFocus = log.isFocusAt(button);
    await show(answer);
    const last = answer.messages.at(-1);
    if (last && hadFocus) log.moveFocus(last.number, pressed);
  });
}

async function show(answer) {
  if (isOutdatedBy(answer)) return;
  await log.show(answer.messages);
  showNotice(answer.notice);
  tellAnswer(answer);
  answer.messages.forEach(follow);
}

/** Show in a message what is still to come there, until nothing is or the server stays away. */
async function follow({ number, is_coming: isComing }) {
  if (!isComing || followed.has(number)) return;
  followed.add(number);
  let failures = 0;
  while (isComing && failures < MOST_FAILURES) {
    const version = log.versionOf(number);
    try {
      const news = await server.news(number, version);
      failures = 0;
      isComing = news.messages.some((message) => message.is_coming);
      await inTurn(async () => {
        // What an answer has put there meanwhile is newer, and more may be to come after that.
        if (log.versionOf(number) === version) await showNews(number, version, news);
        else isComing = true;
      });
    } catch {
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** failures));
    }
  }
  followed.delete(number);
}

/** Show what has come in a message of a version. */
async function showNews(number, version, news) {
  const focused = log.find(number).querySelector(".rows button:focus");
  const mark = focused && markOf(focused);
  const isNew = news.messages.some((message) => message.version !== version);
  await log.show(news.messages);
  if (mark && isNew && log.isFocusAt(focused)) log.moveFocus(number, mark);
  if (news.notice) showNotice(news.notice);
  if (isNew || news.notice) tellAnswer(news);
}

/** Take up what the server knows: all that was said. */
async function take(entered) {
  box.commands = entered.commands;
  box.history = entered.messages.filter(({ author }) => author === "player").map(({ text }) => text);
  await log.show(entered.messages);
  entered.messages.forEach(follow);
}

/** Load the page anew where nothing on it is kept any more, or the bot speaks another language by now. */
function isOutdatedBy({ language, is_beginning }) {
  const isOutdated = is_beginning || (language && language !== document.documentElement.lang);
  if (isOutdated) location.reload();
  return isOutdated;
}

async function enter() {
  const entered = await ask(() => server.enter());
  if (!entered) return;
  await take(entered);
  if (entered.is_new) tellAnswer(entered);
  log.toLatest("instant");
}

/** See what another tab has said since; when there is no answer, the next entry will tell. */
async function enterAgain() {
  const entered = await server.enter().catch(() => null);
  if (entered) await take(entered);
}

log.onPress(press);
log.onCopy(async (button) => tell(await copied(button)));
notice.querySelector("button").addEventListener("click", () => {
  showNotice("");
  box.focus();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") inTurn(enterAgain);
});
inTurn(enter);
// A keyboard on the screen would hide half of it: only where there is a real one, the box is ready at once.
if (matchMedia("(pointer: fine)").matches) box.focus();
