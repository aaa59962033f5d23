import type { AppConfig } from "#core/app/app-config.ts";
import type { AppEmitted } from "#core/app/app-events.ts";
import { createApp, type App, type AppOptions } from "#core/app/create-app.ts";
import type { PageSnapshot } from "#core/app/page-snapshot.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import type { Message } from "#core/kernel/message.ts";
import { aConfig } from "../builders/app-config.ts";
import { flush } from "../flush.ts";
import { createWorld, type World } from "./in-memory-ports.ts";

/** The whole product running without a screen, its time in the test's hands. */
export interface SimulatedApp {
  readonly app: App;
  readonly world: World;
  /** What the shell was told: navigations and fatal errors. */
  readonly told: readonly AppEmitted[];
  /** Lets time pass and everything that follows from it. */
  pass(millis: number): Promise<void>;
  /** The titles of the toasts on screen. */
  toasts(): readonly string[];
}

/** How a simulated app is made. */
export interface SimulationOptions {
  readonly config?: Partial<AppConfig>;
  readonly snapshot?: PageSnapshot;
  readonly world?: World;
  readonly inspect?: AppOptions["inspect"];
}

/** Starts the product in an in-memory world and waits until nothing more happens by itself. */
export async function simulateApp({
  config,
  snapshot,
  world = createWorld(),
  inspect,
}: SimulationOptions = {}): Promise<SimulatedApp> {
  const app = createApp(world.ports, {
    config: aConfig(config),
    snapshot: snapshot ?? null,
    timers: world.timers,
    inspect,
  });
  const told: AppEmitted[] = [];
  app.root.on("*", (fact) => void told.push(fact));
  app.start();
  await flush();
  return {
    app,
    world,
    told,
    pass: async (millis) => {
      world.timers.increment(millis);
      await flush();
    },
    toasts: () => selectToasts(app.actors.toaster.getSnapshot()).map(({ toast }) => textOf(toast.title)),
  };
}

function textOf(message: Message): string {
  return message.kind === "key" ? message.key : message.text;
}
