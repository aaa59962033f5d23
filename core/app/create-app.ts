import {
  createActor,
  waitFor,
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyActorLogic,
  type SnapshotFrom,
} from "xstate";
import { selectAwaitsOrderAgain, selectIsMenuSettled, selectLoadedMenu } from "#core/menu/menu.selectors.ts";
import type { ServedRoute } from "#core/routing/served-route.ts";
import { selectLoadedShop } from "#core/shop/shop.selectors.ts";
import type { AppConfig } from "./app-config.ts";
import type { appMachine } from "./app.machine.ts";
import type { AppActors } from "./app-setup.ts";
import { connectApp } from "./connect-app.ts";
import type { OwnPage } from "./own-page.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import type { Ports } from "./ports.ts";

/** The timers of the machines; a simulated one lets a test decide when time passes. */
export type Timers = NonNullable<ActorOptions<AnyActorLogic>["clock"]>;

/** The options of an app. */
export interface AppOptions {
  readonly config: AppConfig;
  /** The product's machine on the ports, where it was made before; making it takes as long as starting from it. */
  readonly machine?: typeof appMachine;
  /** The pages that this one may lead to without a load. */
  readonly routes: readonly ServedRoute[];
  /** The snapshot of a rendered page; without it shop and menu are loaded. */
  readonly snapshot?: PageSnapshot | null;
  readonly timers?: Timers;
  /** Receives every event and snapshot, for the Lab. */
  readonly inspect?: ActorOptions<AnyActorLogic>["inspect"] | undefined;
}

/** The running product. Screens subscribe to `actors` and send them events. */
export interface App {
  readonly config: AppConfig;
  readonly routes: readonly ServedRoute[];
  readonly ports: Ports;
  readonly root: ActorRefFrom<typeof appMachine>;
  readonly actors: AppActors;
  readonly timers: Timers | undefined;
  readonly inspect: AppOptions["inspect"];
  /** What the page was drawn with of the one who asked for it; null where it was drawn for all. */
  readonly own: OwnPage | null;
  /** Starts the actors, once; the interface calls it when it listens to what they emit. */
  start(): void;
  stop(): void;
  /** Resolves once shop and menu are loaded or have failed. */
  settled(): Promise<void>;
  /** Shop and menu as a rendered page hands them to the browser. */
  snapshotForPage(): PageSnapshot;
  /** The snapshot that an actor had before the start, equal to the one that the server drew: the browser's first render uses it. */
  renderedSnapshotOf<T extends AnyActorRef>(actor: T): SnapshotFrom<T>;
}

/** Makes the product from its ports, not started yet: until `start` it shows exactly what the snapshot holds. */
export function createApp(ports: Ports, options: AppOptions): App {
  const { config, routes, machine = connectApp(ports), snapshot = null, timers, inspect } = options;
  const own = snapshot?.own ?? null;
  const root = createActor(machine, {
    systemId: "app",
    input: { config, snapshot },
    ...(timers === undefined ? {} : { clock: timers }),
    ...(inspect === undefined ? {} : { inspect }),
  });
  const { auth, shop, menu, fulfillment, cart, toaster, modals, confirmation } = root.getSnapshot().context;
  const actors: AppActors = { auth, shop, menu, fulfillment, cart, toaster, modals, confirmation };
  const rendered = new Map<AnyActorRef, unknown>(
    [root, ...Object.values<AnyActorRef>({ ...actors })].map((actor) => [actor, actor.getSnapshot()]),
  );
  return {
    config,
    routes,
    ports,
    root,
    actors,
    timers,
    inspect,
    own,
    start: () => void root.start(),
    stop: () => void root.stop(),
    settled: async () => {
      await waitFor(shop, (state) => !state.hasTag("busy"), { timeout: Infinity });
      if (selectLoadedShop(shop.getSnapshot()) === null) return;
      await waitFor(menu, selectIsMenuSettled, { timeout: Infinity });
    },
    snapshotForPage: () => ({
      shop: selectLoadedShop(shop.getSnapshot()),
      menu: selectLoadedMenu(menu.getSnapshot()),
      excerpt: menu.getSnapshot().context.excerpt,
      awaitsOrderAgain: selectAwaitsOrderAgain(menu.getSnapshot()),
      own,
    }),
    renderedSnapshotOf: (actor) => (rendered.has(actor) ? rendered.get(actor) : actor.getSnapshot()),
  };
}
