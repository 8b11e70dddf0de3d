// Stands in for https://telegram.org/js/telegram-web-app.js, which tests do not load: what the page uses of
// https://core.telegram.org/bots/webapps#initializing-mini-apps, by the events of Telegram's web client.
(() => {
  const given = new URLSearchParams(location.hash.slice(1));
  const version = given.get("tgWebAppVersion");
  const callbacks = new Map();
  const post = (eventType, eventData = "") => parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
  const call = (name) => callbacks.get(name)?.forEach((callback) => callback());
  const onEvent = (name, callback) => callbacks.set(name, [...(callbacks.get(name) ?? []), callback]);
  const number = (text) => text.split(".").reduce((sum, part) => 1000 * sum + Number(part), 0);
  const paired = (text) => (text.includes(".") ? text : `${text}.0`);
  const color = (method) => (hex) => {
    if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${method} takes no ${hex}`);
    post(method, { color: hex });
  };
  const app = {
    colorScheme: "light",
    onEvent,
    isVersionAtLeast: (least) => number(paired(version)) >= number(paired(least)),
    ready: () => post("web_app_ready"),
    expand: () => post("web_app_expand"),
    disableVerticalSwipes: () => post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }),
    setHeaderColor: color("web_app_set_header_color"),
    setBackgroundColor: color("web_app_set_background_color"),
    setBottomBarColor: color("web_app_set_bottom_bar_color"),
    openLink: (url) => post("web_app_open_link", { url }),
    openTelegramLink: (url) => post("web_app_open_tg_link", { path_full: new URL(url).pathname }),
    BackButton: {
      onClick: (callback) => onEvent("backButtonClicked", callback),
      show: () => post("web_app_setup_back_button", { is_visible: true }),
      hide: () => post("web_app_setup_back_button", { is_visible: false }),
    },
    HapticFeedback: {
      impactOccurred: (impact_style) => post("web_app_trigger_haptic_feedback", { type: "impact", impact_style }),
      notificationOccurred: (notification_type) =>
        post("web_app_trigger_haptic_feedback", { type: "notification", notification_type }),
    },
  };
  const inset = (prefix, sides) => {
    for (const [side, pixels] of Object.entries(sides)) {
      document.documentElement.style.setProperty(`--tg-${prefix}-inset-${side}`, `${pixels}px`);
    }
  };
  const follow = ({ bg_color: ground }) => {
    const parts = ground.slice(1).match(/../g).map((part) => parseInt(part, 16));
    const [red, green, blue] = parts.map((part) => part ** 2);
    app.colorScheme = Math.sqrt(0.299 * red + 0.587 * green + 0.114 * blue) < 120 ? "dark" : "light";
  };
  follow(JSON.parse(given.get("tgWebAppThemeParams")));
  const receive = {
    theme_changed(data) {
      follow(data.theme_params);
      call("themeChanged");
    },
    safe_area_changed: (data) => inset("safe-area", data),
    content_safe_area_changed: (data) => inset("content-safe-area", data),
    back_button_pressed: () => call("backButtonClicked"),
    visibility_changed: ({ is_visible }) => call(is_visible ? "activated" : "deactivated"),
  };
  addEventListener("message", ({ data, source }) => {
    if (source !== parent) return;
    const { eventType, eventData } = JSON.parse(data);
    receive[eventType]?.(eventData);
  });
  globalThis.Telegram = { WebApp: app };
  for (const what of ["theme", "viewport", "safe_area", "content_safe_area"]) post(`web_app_request_${what}`);
})();
