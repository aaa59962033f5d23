import { hydrateRoot } from "react-dom/client";
import { createBrowserPorts } from "#adapters/browser/create-browser-ports.ts";
import { createApp } from "#core/app/create-app.ts";
import { AppRoot } from "#ui/app/app-root.tsx";
import { PAGE_STATE_ID, readPageState } from "#ui/app/page-state.ts";
import { loadLocale } from "#ui/i18n/load-locale.ts";
import { HistoryRouter } from "#ui/router/history-router.tsx";
import { createScreenLoader } from "#ui/router/screen-loader.ts";
import { firstScreensOf } from "#ui/router/screens-of.ts";

const state = readPageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? "");
const isStandalone = matchMedia("(display-mode: standalone)").matches;
const ports = createBrowserPorts(state.outside);
const app = createApp(ports, {
  config: {
    ...state.config,
    side: "browser",
    isMobileApp: isStandalone,
    beginsQuietly: !ports.loginMarks.isMarkedLoggedIn(),
  },
  snapshot: state.snapshot,
});
const screens = createScreenLoader();
// Not awaited here: what is waited for imports this very file's chunk, which would then wait for itself for ever.
async function hydrate(): Promise<void> {
  const [i18n] = await Promise.all([
    loadLocale(state.config.locale),
    ...firstScreensOf(state.config.hostMode, location.pathname).map((source) => screens.load(source)),
  ]);
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element");
  hydrateRoot(
    root,
    <HistoryRouter>
      <AppRoot app={app} i18n={i18n} screens={screens} facts={state} />
    </HistoryRouter>,
  );
  app.start();
}

void hydrate();
for (const touch of ["pointerdown", "keydown"])
  addEventListener(touch, () => app.actors.auth.send({ type: "auth.begin" }), { once: true });
addEventListener("pagehide", () => app.actors.cart.send({ type: "cart.flush" }));
addEventListener("blur", () => app.actors.toaster.send({ type: "toaster.windowBlur" }));
addEventListener("focus", () => app.actors.toaster.send({ type: "toaster.windowFocus" }));
// HTTP, decoding and dialogs are not needed before the first tap.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
whenIdle(() => void ports.warmUp());
