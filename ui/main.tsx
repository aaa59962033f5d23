import { hydrateRoot } from "react-dom/client";
import { createBrowserPorts } from "#adapters/browser/create-browser-ports.ts";
import { connectApp } from "#core/app/connect-app.ts";
import { createApp } from "#core/app/create-app.ts";
import { mayMenuWait } from "#core/app/may-menu-wait.ts";
import { NO_SESSION_ID } from "#core/app/page.ts";
import { required } from "#core/kernel/required.ts";
import { toAppError } from "#core/errors/app-error.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { isStorefront } from "#core/routing/paths.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import { AppRoot } from "./app-root.tsx";
import { PAGE_STATE_ID, readPageState } from "#ui/app/page-state.ts";
import { whenIdle } from "#ui/app/when-idle.ts";
import { loadLocale } from "#ui/i18n/load-locale.ts";
import { createMissing } from "#ui/errors/late.tsx";
import { HistoryRouter } from "#ui/router/history-router.tsx";
import { createScreenLoader } from "#ui/router/screen-loader.ts";
import type { Pages } from "#ui/router/screen.ts";
import { firstScreensOf } from "./screens-of.ts";
import { storefrontPages } from "./storefront-pages.ts";

// The page is painted already, and what the person does with it comes first: between long pieces of work the browser
// gets its turn.
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

interface FirstPages extends Pages {
  /** Why there are none. */
  readonly error?: unknown;
}

async function officePages(mode: HostMode): Promise<FirstPages> {
  try {
    return (await import("./office-pages.ts")).allPages(mode);
  } catch (error) {
    return { routes: [], screens: {}, error };
  }
}

async function start(): Promise<void> {
  await nextTask();
  // The server wrote this element around the page, so it is found by id; no component renders it.
  const state = readPageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? "");
  const { hostMode, shopSlug } = state.config;
  const ports = createBrowserPorts(state.build, (error) => void awaitReload(error));
  const isOffice = !isStorefront(state.config);
  const pages: FirstPages = isOffice ? await officePages(hostMode) : storefrontPages(hostMode);
  // Folded away in a build: the Lab is no part of it (LAB-2).
  const lab = import.meta.env.DEV
    ? await import("./lab/attach/attach.ts").then((it) => it.attachLab())
    : null;
  await nextTask();
  const hasSession = document.getElementById(NO_SESSION_ID) === null;
  const shopId = state.snapshot?.shop?.value.id;
  const hasCart = shopId !== undefined && ports.cartIds.read(shopId) !== null;
  const allPorts = lab === null ? ports : lab.ports(ports);
  const machine = connectApp(allPorts);
  await nextTask();
  const app = createApp(allPorts, {
    machine,
    ...(lab === null ? {} : { inspect: lab.inspect }),
    routes: pages.routes,
    config: {
      ...state.config,
      side: "browser",
      isMobileApp: ports.isMobileApp,
      hasSession,
      isMenuLate: mayMenuWait(matchRoute(pages.routes, location.pathname)?.route ?? null, {
        hasSession,
        hasCart,
      }),
    },
    snapshot: state.snapshot,
  });
  for (const kind of ["error", "unhandledrejection"])
    addEventListener(kind, (event) => {
      // Without the file no text can be shown.
      import("#ui/errors/take-uncaught.ts").then(
        ({ takeUncaught }) => takeUncaught(event, app, ports.reports),
        () => undefined,
      );
    });
  // The import stays pending: the page is reloaded, or the error page replaces it.
  const awaitReload = (error: unknown): Promise<never> => {
    app.root.send({ type: "app.fileMissing", error: toAppError(error) });
    return new Promise(() => undefined);
  };
  const screens = createScreenLoader(pages.screens, createMissing);
  const sources = firstScreensOf(pages, location.pathname);
  // Not awaited at the top of the file: what is waited for imports this very file's chunk, which would then wait for
  // itself forever.
  const [, i18n] = await Promise.all([
    pages.error === undefined ? null : Promise.reject(pages.error),
    loadLocale(
      state.config.locale,
      sources.flatMap(({ bundle = [] }) => bundle),
      awaitReload,
    ),
    // The server's HTML stays on screen when the code does not load.
    ...sources.map((source) => source.load().then(() => screens.load(source))),
    nextTask(),
  ]).catch((error: unknown) => {
    app.start();
    return awaitReload(error);
  });
  await nextTask();
  hydrateRoot(
    required(document.getElementById("root"), "root"),
    <HistoryRouter>
      <AppRoot app={app} i18n={i18n} screens={screens} settings={state} />
    </HistoryRouter>,
    { onRecoverableError: (error) => ports.reports.report(toAppError(error), "hydration") },
  );

  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) app.actors.auth.send({ type: "auth.recheck" });
  });
  addEventListener("pagehide", () => app.actors.cart.send({ type: "cart.flush" }));
  addEventListener("blur", () => app.actors.toaster.send({ type: "toaster.windowBlur" }));
  addEventListener("focus", () => app.actors.toaster.send({ type: "toaster.windowFocus" }));
  // HTTP, decoding and dialogs are needed by the first tap at the earliest; scrolling or pointing announces it.
  const act = (): void => {
    app.root.send({ type: "app.menuNeeded" });
    whenIdle(() => void ports.warmUp(isOffice));
  };
  // A screen reader may click without any of the others.
  for (const intent of ["pointermove", "scroll", "pointerdown", "keydown", "click"])
    addEventListener(intent, act, { once: true, passive: true });
  if (hostMode.kind === "diner" && shopSlug !== null)
    whenIdle(() => void ports.startPlaces.rememberShop(shopSlug).catch(() => undefined));
}

void start();
