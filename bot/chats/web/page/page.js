// The page: sends the player's entries to the server one by one; shows and announces the answers.

import { Box } from "/box.js";
import { describeButton } from "/buttons.js";
import { Home } from "/home.js";
import { host, isAddressedIn } from "/host.js";
import { Log } from "/log.js";
import { Server, newEntry, withRetries } from "/server.js";
import { outcomeText, share, shareable } from "/share.js";
import { Table } from "/table.js";
import { showTheme } from "/theme.js";
import { Views } from "/views.js";

const server = new Server();
const log = new Log();
const box = new Box(server, type);
const table = new Table({ press, look, why, tryAgain: () => tryAgain() });
const home = new Home(document.getElementById("home"), () => server.home(), (data) => press(0, data));
const views = new Views(prepareView, showView);
const notice = document.getElementById("notice");
const status = document.getElementById("status");

const MAX_FAILURES = 5;
const LINK = new RegExp(`^#(${document.body.dataset.links})$`);
const CHOICE = "play"; // the callback data of the choice of games ends so: home is that choice here
const SHARE = "share";
const FRIEND = "friend"; // it shares, too, if its answer is a link
const shared = new Set(); // the messages that were shared: the table does not show them
const FIRST_PAUSE = 500; // ms; each is twice the one before
const followed = new Set(); // the messages that get updates
const known = new Map(); // the newest version of each message, by its number

let queue = Promise.resolve();
let tryAgain = () => {};

/** Run `act` after everything that was queued before; a failed entry is tried again first. */
function enqueue(act) {
  tryAgain();
  const done = queue.then(act);
  queue = done
    .catch((error) => reportError(error)) // a bug in one entry must not block the following ones
    .finally(() => (table.isWaiting = false));
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
  table.say(text);
}

/** Return an answer, trying as often as the player asks; null if another attempt is pointless. */
async function ask(act) {
  for (;;) {
    log.isAnswering = true;
    table.isWaiting = true;
    let failure;
    try {
      return await withRetries(act);
    } catch (error) {
      failure = log.showFailure(error.message, error.mayTryAgain ?? true);
      table.showFailure(failure.sentence, failure.mayTryAgain);
      announce(failure.sentence);
    } finally {
      log.isAnswering = false;
    }
    if (!failure.mayTryAgain) return null;
    tryAgain = failure.tryAgain;
    await failure.retry;
    table.showFailure("");
  }
}

function type(line) {
  const from = views.view;
  showNotice("");
  const unsent = log.showUnsent(line);
  const entry = { entry: newEntry(), line };
  return enqueue(async () => {
    const answer = await ask(() => server.send("/type", entry));
    unsent.remove();
    if (answer) await show(answer, from);
    else if (box.isEmpty) box.fill(line);
    return answer;
  });
}

/** Send a press of a button; without one it was on a picture, and the focus stays where it is. */
function press(number, data, button) {
  const [verb, words] = data.split(":").slice(-2);
  if (verb === CHOICE && !words && views.view !== "chat") return views.go("home");
  const from = views.view;
  showNotice("");
  const isOnTable = !button || table.contains(button);
  const pressed = button
    && (isOnTable ? table.describe(button) : describeButton(button, button.closest(".message").querySelectorAll(".rows button")));
  const entry = { entry: newEntry(), message: number, press: data };
  log.setWaiting(number, true);
  enqueue(async () => {
    const answer = await ask(() => server.send("/press", entry));
    log.setWaiting(number, false);
    if (!answer) return;
    if (isOnTable) host.feel(feelingOf(answer));
    const isLink = verb === FRIEND && answer.messages.some(shareable);
    if (isOnTable && (verb === SHARE || isLink)) return void shareAnswer(answer);
    const hadFocus = button && (log.isFocusAt(button) || (isOnTable && table.contains(document.activeElement)));
    await show(answer, from);
    const last = answer.messages.at(-1);
    if (!last || !hadFocus) return;
    if (isOnTable) table.moveFocus(pressed);
    else log.moveFocus(last.number, pressed);
  });
}

/** What the player feels of an answer on the table, where the host can let it be felt. */
function feelingOf({ messages, notice }) {
  const newest = messages.findLast(isScreen);
  if (!newest) return notice ? "refused" : "";
  return newest.board && !newest.table && newest.progress ? "won" : "moved";
}

/** Share what an answer has to share; the table stays as it is, and says what happened. */
async function shareAnswer(answer) {
  remember(answer.messages);
  for (const { number } of answer.messages) shared.add(number);
  await log.show(answer.messages);
  const what = answer.messages.map(shareable).find(Boolean);
  const said = what ? outcomeText(await share(what)) : answer.notice;
  table.say(said);
  announce(said);
}

/** Give `act` the buttons of an answer that is not kept, such as those under “More”. */
function look(data, act) {
  enqueue(async () => {
    const answer = await ask(() => server.send("/look", { entry: newEntry(), message: 0, press: data }));
    if (answer?.notice) showNotice(answer.notice);
    act(answer?.messages.at(-1)?.rows.flat() ?? []);
  });
}

/** Say why places are no move. */
function why(number, data) {
  enqueue(async () => {
    const answer = await ask(() => server.send("/look", { entry: newEntry(), message: number, press: data }));
    if (!answer || isOutdatedBy(answer)) return;
    if (answer.messages.length) await enterAgain(); // the game has moved on, in the chat or on another page
    showNotice(answer.notice);
    announce(answer.notice);
  });
}

/** Show an answer to an entry that was made in a view. */
async function show(answer, from) {
  if (isOutdatedBy(answer)) return;
  showTheme(answer.theme);
  const newest = remember(answer.messages);
  await Promise.all([log.show(answer.messages), newest && showOnTable(newest, from)]);
  const words = answer.messages.findLast(({ author }) => author === "bot");
  showNotice(answer.notice || (newest ? "" : (words?.text ?? "")));
  announceAnswer(answer);
  answer.messages.forEach(follow);
}

/** Keep messages; return the newest screen among them, which the table shows. */
function remember(messages) {
  for (const message of messages) known.set(message.number, message);
  showWays();
  return messages.findLast(isScreen);
}

function isScreen({ author, board, rows, title }) {
  return author === "bot" && (board !== null || rows.length > 0 || Boolean(title));
}

/** Show a screen on the table: in place of what it follows, or as a step from which the back button leads back. */
async function showOnTable(message, from = "table") {
  const before = known.get(views.message);
  const isBoardAfterBoard = before?.table && message.table;
  const { view } = views;
  if (view === "chat") return;
  if (view === "home" && from !== "home") return; // the player has gone home meanwhile
  await table.show(message);
  if (views.view !== view) return; // or elsewhere, while the picture was loading
  if (views.view === "table" && (message.number === views.message || isBoardAfterBoard)) views.replace(message.number);
  else views.go("table", message.number);
}

/** Put a message on the table before it is seen; return a promise if that takes time. */
function prepareView({ view, message }) {
  const screen = screenOf(message);
  const isShown = screen?.number === table.number && screen.version === table.version;
  return view === "table" && screen && !isShown ? table.show(screen) : null;
}

/** Show a view of the page. */
function showView({ view, message }) {
  const screen = screenOf(message);
  if (view === "table" && !screen) return views.go("home"); // its messages have been deleted
  showWays();
  host.showBack(views.canGoBack, () => history.back());
  if (view === "home") home.show();
  if (view === "chat") log.toLatest();
  else if (!document.getElementById(view).contains(document.activeElement)) {
    document.getElementById(view).focus({ preventScroll: true });
  }
}

/** Show the ways to the other views that there are: to the table once there is something to show. */
function showWays() {
  document.getElementById("to-table").hidden = views.view === "table" || !newestScreen();
  document.getElementById("to-chat").hidden = views.view === "chat" || host.isInChat;
}

/** Return the screen of a message; instead of an older board that can only be looked at, the newest screen. */
function screenOf(number) {
  const screen = known.get(number);
  return screen && (screen.table || !screen.board) ? screen : newestScreen() ?? screen;
}

/** Return the newest screen, which is on the table, unless it is the welcome: that is what home shows. */
function newestScreen() {
  const first = host.isInChat ? 1 : 2; // inside a chat there is no welcome
  const screens = [...known.values()].filter((one) => isScreen(one) && one.number >= first && !shared.has(one.number));
  return screens.sort((one, other) => one.number - other.number).at(-1);
}

/** Show the updates of a message until they end, or the server cannot be reached. */
async function follow({ number, is_coming: isComing }) {
  if (!isComing || followed.has(number)) return;
  followed.add(number);
  let failures = 0;
  while (isComing && failures < MAX_FAILURES) {
    const version = known.get(number)?.version;
    try {
      const news = await server.news(number, version);
      failures = 0;
      isComing = news.messages.some((message) => message.is_coming);
      await enqueue(async () => {
        // An answer may have changed the message meanwhile; then it may get updates again.
        if (known.get(number)?.version === version) await showNews(number, version, news);
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
  const focused = log.find(number)?.querySelector(".rows button:focus");
  const pressed = focused && describeButton(focused, log.find(number).querySelectorAll(".rows button"));
  const onTable = document.activeElement;
  const pressedOnTable = table.contains(onTable) && onTable.dataset.key ? table.describe(onTable) : null;
  const isNew = news.messages.some((message) => message.version !== version);
  const newest = remember(news.messages);
  await Promise.all([log.show(news.messages), newest?.number === table.number && table.show(newest)]);
  if (pressed && isNew && log.isFocusAt(focused)) log.moveFocus(number, pressed);
  if (pressedOnTable && isNew && !document.contains(onTable)) table.moveFocus(pressedOnTable);
  if (news.notice) showNotice(news.notice);
  if (isNew || news.notice) announceAnswer(news);
}

/** Show the state that the server returned: the commands and all messages. */
async function showState(entered) {
  showTheme(entered.theme);
  box.commands = entered.commands;
  box.history = entered.messages.filter(({ author }) => author === "player").map(({ text }) => text);
  const newest = remember(entered.messages);
  const isBoard = views.view === "table" && known.get(views.message)?.table;
  await Promise.all([
    log.show(entered.messages),
    isBoard && newest?.table && showOnTable(newest),
  ]);
  entered.messages.forEach(follow);
}

/** Reload the page if the server has deleted its messages, or the bot's language has changed. */
function isOutdatedBy({ language, is_beginning }) {
  const isOther = language && language !== document.documentElement.lang;
  const isOutdated = is_beginning || (isOther && !(host.isInChat && isAddressedIn(language)));
  if (isOutdated) host.reload(language, document.documentElement.dataset.theme);
  return isOutdated;
}

async function enter() {
  const entered = await ask(() => server.enter());
  if (!entered) return;
  if (host.isInChat && isOutdatedBy(entered)) return;
  await showState(entered);
  const newest = newestScreen();
  views.begin(host.isInChat && newest?.table ? { view: "table", message: newest.number } : undefined);
  host.begin();
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
log.onBoardPress((number) => views.go("table", number));
notice.querySelector("button").addEventListener("click", () => {
  showNotice("");
  box.focus();
});
document.getElementById("to-home").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("home").scrollTop = 0; // at its top is the game to go on with
  views.go("home");
});
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  views.go("chat");
  box.focus();
});
document.getElementById("to-table").addEventListener("click", () => views.go("table", newestScreen()?.number));
document.getElementById("to-chat").addEventListener("click", () => {
  views.go("chat");
  if (matchMedia("(pointer: fine)").matches) box.focus();
});
document.addEventListener("keydown", (event) => {
  // Typing opens the chat: a letter that no field and no button takes begins a line there.
  const isLetter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter || host.isInChat || event.isComposing || views.view === "chat" || event.target.closest("input, textarea, dialog")) return;
  views.go("chat");
  box.focus(); // the letter goes there
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return void (host.isInChat && server.leave());
  enqueue(async () => {
    await enterAgain();
    if (views.view === "home") await home.show(); // another page may have played on
  });
});
if (host.isInChat) {
  addEventListener("pagehide", () => server.leave());
  host.whenHidden(() => server.leave());
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[target=_blank]");
    if (link && host.open(link.href)) event.preventDefault();
  });
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a.document");
    if (!link || link.href.startsWith("blob:")) return;
    event.preventDefault(); // a link sends no headers
    link.href = await ask(() => server.file(link.href));
    link.click();
  });
}
/** Open what the code in the address of the page names, once. */
function openLink() {
  const [, code] = LINK.exec(location.hash) ?? [];
  if (!code) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  type(`/start ${code}`);
}

enqueue(enter);
openLink();
addEventListener("hashchange", openLink);
