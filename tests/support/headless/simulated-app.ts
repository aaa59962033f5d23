import type { AppConfig } from "#core/app/app-config.ts";
import type { AppEmitted } from "#core/app/app-events.ts";
import { createApp, type App, type AppOptions } from "#core/app/create-app.ts";
import type { PageSnapshot } from "#core/app/page-snapshot.ts";
import { servedRoutes } from "#core/routing/route-table.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import type { Message } from "#core/kernel/message.ts";
import { NOON } from "../builders/values.ts";
import { flush } from "../patience.ts";
import { createTestBackend, type TestBackend } from "./in-memory-backend.ts";

/** The page of bistro-nord on a diner host, in a browser. */
export function aConfig(change: Partial<AppConfig> = {}): AppConfig {
  return {
    hostMode: { kind: "diner" },
    shopSlug: "bistro-nord",
    locale: "ro",
    renderedAt: NOON,
    side: "browser",
    isMobileApp: false,
    ...change,
  };
}

/** The whole app without a screen, on simulated time. */
export interface SimulatedApp {
  readonly app: App;
  readonly backend: TestBackend;
  /** What the app emitted to the shell: navigations and fatal errors. */
  readonly emitted: readonly AppEmitted[];
  /** Lets time pass and everything that follows from it. */
  pass(millis: number): Promise<void>;
  /** The titles of the toasts on screen. */
  toasts(): readonly string[];
}

/** Options of `simulateApp`. */
export interface SimulationOptions {
  readonly config?: Partial<AppConfig>;
  readonly snapshot?: PageSnapshot;
  readonly backend?: TestBackend;
  readonly inspect?: AppOptions["inspect"];
}

/** Starts the app on an in-memory backend and waits until it is idle. */
export async function simulateApp({
  config,
  snapshot,
  backend = createTestBackend(),
  inspect,
}: SimulationOptions = {}): Promise<SimulatedApp> {
  const full = aConfig(config);
  const app = createApp(backend.ports, {
    config: full,
    routes: servedRoutes(full.hostMode),
    snapshot: snapshot ?? null,
    timers: backend.timers,
    inspect,
  });
  const emitted: AppEmitted[] = [];
  app.root.on("*", (event) => void emitted.push(event));
  app.start();
  await flush();
  return {
    app,
    backend,
    emitted,
    pass: async (millis) => {
      backend.timers.increment(millis);
      await flush();
    },
    toasts: () => selectToasts(app.actors.toaster.getSnapshot()).map(({ toast }) => textOf(toast.title)),
  };
}

function textOf(message: Message): string {
  return message.kind === "key" ? message.key : message.text;
}
