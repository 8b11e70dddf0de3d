// The page: sends the player's entries to the server one by one; shows and announces the answers.

import { Box } from "/box.js";
import { Log } from "/log.js";
import { Server, newEntry, withRetries } from "/server.js";
import { outcomeText, share } from "/share.js";
import { showTheme } from "/theme.js";

const server = new Server();
const log = new Log();
const box = new Box(server, type);
const notice = document.getElementById("notice");
const status = document.getElementById("status");

const MAX_FAILURES = 5;
const LINK = new RegExp(`^#(${document.body.dataset.links})$`);
const FIRST_PAUSE = 500; // ms; each is twice the one before
const followed = new Set(); // the messages that get updates

let queue = Promise.resolve();
let tryAgain = () => {};

/** Run `act` after everything that was queued before; a failed entry is tried again first. */
function enqueue(act) {
  tryAgain();
  const done = queue.then(act);
  queue = done.catch((error) => {
    // A bug in one entry must not block the following ones.
    reportError(error);
  });
  return queue;
}

/** Announce texts to screen readers, in a new paragraph so that repeated texts are read again. */
function announce(...texts) {
  const paragraph = document.createElement("p");
  paragraph.textContent = texts.filter(Boolean).join("\n");
  status.replaceChildren(paragraph);
}

function announceAnswer({ messages, notice: text = "" }) {
  const texts = messages
    .filter((message) => message.author === "bot")
    .flatMap((message) => [message.title, message.text, message.board?.alt]);
  announce(text, ...texts);
}

function showNotice(text) {
  notice.hidden = !text;
  notice.firstElementChild.textContent = text;
}

/** Return an answer, trying as often as the player asks; null if another attempt is pointless. */
async function ask(act) {
  for (;;) {
    log.isAnswering = true;
    let failure;
    try {
      return await withRetries(act);
    } catch (error) {
      failure = log.showFailure(error.message, error.mayTryAgain ?? true);
      announce(failure.sentence);
    } finally {
      log.isAnswering = false;
    }
    if (!failure.mayTryAgain) return null;
    tryAgain = failure.tryAgain;
    await failure.retry;
  }
}

function type(line) {
  showNotice("");
  const unsent = log.showUnsent(line);
  const entry = { entry: newEntry(), line };
  enqueue(async () => {
    const answer = await ask(() => server.send("/type", entry));
    unsent.remove();
    if (answer) await show(answer);
    else if (box.isEmpty) box.fill(line);
  });
}

/** Return how to find a button again when its message has changed. */
function describeButton(button) {
  const sameStyle = [...button.closest(".message").querySelectorAll(`.rows .${button.className}`)];
  return { key: button.dataset.key, style: button.className, place: sameStyle.indexOf(button) };
}

/** Send a press of a button; without one it was on a picture, and the focus stays where it is. */
function press(number, data, button) {
  showNotice("");
  const pressed = button && describeButton(button);
  const entry = { entry: newEntry(), message: number, press: data };
  log.setWaiting(number, true);
  enqueue(async () => {
    const answer = await ask(() => server.send("/press", entry));
    log.setWaiting(number, false);
    if (!answer) return;
    const hadFocus = button && log.isFocusAt(button);
    await show(answer);
    const last = answer.messages.at(-1);
    if (last && hadFocus) log.moveFocus(last.number, pressed);
  });
}

async function show(answer) {
  if (isOutdatedBy(answer)) return;
  showTheme(answer.theme);
  await log.show(answer.messages);
  showNotice(answer.notice);
  announceAnswer(answer);
  answer.messages.forEach(follow);
}

/** Show the updates of a message until they end, or the server cannot be reached. */
async function follow({ number, is_coming: isComing }) {
  if (!isComing || followed.has(number)) return;
  followed.add(number);
  let failures = 0;
  while (isComing && failures < MAX_FAILURES) {
    const version = log.versionOf(number);
    try {
      const news = await server.news(number, version);
      failures = 0;
      isComing = news.messages.some((message) => message.is_coming);
      await enqueue(async () => {
        // An answer may have changed the message meanwhile; then it may get updates again.
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

/** Show an update of a message that had a version. */
async function showNews(number, version, news) {
  const focused = log.find(number).querySelector(".rows button:focus");
  const pressed = focused && describeButton(focused);
  const isNew = news.messages.some((message) => message.version !== version);
  await log.show(news.messages);
  if (pressed && isNew && log.isFocusAt(focused)) log.moveFocus(number, pressed);
  if (news.notice) showNotice(news.notice);
  if (isNew || news.notice) announceAnswer(news);
}

/** Show the state that the server returned: the commands and all messages. */
async function showState(entered) {
  showTheme(entered.theme);
  box.commands = entered.commands;
  box.history = entered.messages.filter(({ author }) => author === "player").map(({ text }) => text);
  await log.show(entered.messages);
  entered.messages.forEach(follow);
}

/** Reload the page if the server has deleted its messages, or the bot's language has changed. */
function isOutdatedBy({ language, is_beginning }) {
  const isOutdated = is_beginning || (language && language !== document.documentElement.lang);
  if (isOutdated) location.reload();
  return isOutdated;
}

async function enter() {
  const entered = await ask(() => server.enter());
  if (!entered) return;
  await showState(entered);
  if (entered.is_new) announceAnswer(entered);
  log.toLatest();
}

/** Show messages from other tabs; without a response, the next entry will do that. */
async function enterAgain() {
  const entered = await server.enter().catch(() => null);
  if (entered) await showState(entered);
}

log.onPress(press);
log.onShare(async (what) => {
  const said = outcomeText(await share(what));
  announce(said);
  return said;
});
notice.querySelector("button").addEventListener("click", () => {
  showNotice("");
  box.focus();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") enqueue(enterAgain);
});
/** Open what the code in the address of the page names, once. */
function openLink() {
  const [, code] = LINK.exec(location.hash) ?? [];
  if (!code) return;
  history.replaceState(null, "", location.pathname + location.search);
  type(`/start ${code}`);
}

enqueue(enter);
openLink();
addEventListener("hashchange", openLink);
// Focus the box only with a physical keyboard, because a virtual one would cover half of the screen.
if (matchMedia("(pointer: fine)").matches) box.focus();
