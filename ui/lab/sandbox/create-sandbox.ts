import { createApp, type App } from "#core/app/create-app.ts";
import { createOrderBoard } from "#core/app/screen/create-order-board.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { servedRoutes } from "#core/routing/route-table.ts";
import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { aLocation, aShop, AVIATORILOR } from "#tests/support/builders/shop.ts";
import { aMenu, aProduct } from "#tests/support/builders/menu.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import type { ActorName, Sighting } from "../trace/sighting.ts";
import { watchActors } from "../trace/watch-actors.ts";
import { CUSTOMER_OPENERS, WAITING_ORDER } from "./customer-openers.ts";
import type { Opener } from "./opener.ts";
import { answerPorts, type PortCall } from "./port-answers.ts";
import type { Run, Step } from "./run.ts";
import { recordedMenu, recordedShop } from "./recording.ts";
import { STAFF_OPENERS } from "./staff-openers.ts";
import { createVirtualTime } from "./virtual-time.ts";

/** The whole product without a screen, on virtual time and on ports whose answers are chosen. */
export interface Sandbox {
  readonly app: App;
  readonly backend: TestBackend;
  readonly sightings: readonly Sighting[];
  readonly calls: readonly PortCall[];
  /** Whether an event can be sent to it now. */
  isActive(actor: ActorName): boolean;
  /** Takes one step, with all that follows from it; the time of the clock stands still but in `pass`. */
  take(step: Step): Promise<void>;
  now(): number;
  stop(): void;
}

const OPENERS: ReadonlyMap<string, Opener> = new Map([...CUSTOMER_OPENERS, ...STAFF_OPENERS]);

/** The machines that run from the beginning, by the names of their files. */
export const LASTING: readonly string[] = [
  "app",
  "auth",
  "shop",
  "menu",
  "fulfillment",
  "cart",
  "toaster",
  "modals",
  "confirmation",
];

/** Whether a machine can be started in a sandbox, and does not run from the beginning. */
export function canOpen(machine: string): boolean {
  return OPENERS.has(machine);
}

/** Makes a sandbox at noon in bistro-nord, with one order in the kitchen, and waits until it is idle. */
export async function createSandbox({ isSignedIn, recording }: Omit<Run, "steps">): Promise<Sandbox> {
  const shop = recordedShop(recording) ?? SHOP;
  const menu = recordedMenu(recording) ?? MENU;
  const backend = createTestBackend({ shop, menu, isSignedIn, isMarked: isSignedIn });
  backend.kitchen.orders.set(WAITING_ORDER, aStaffOrder());
  const sightings: Sighting[] = [];
  const time = createVirtualTime(backend.timers);
  const watch = watchActors((sighting) => void sightings.push(sighting), time.now);
  const answering = answerPorts(backend.ports, time.timers, time.now, recording?.answers);
  const app = createApp(answering.ports, {
    config: {
      hostMode: { kind: "diner" },
      shopSlug: "bistro-nord",
      locale: "ro",
      renderedAt: NOON,
      side: "browser",
      isMobileApp: false,
    },
    routes: servedRoutes({ kind: "diner" }),
    // A page that was drawn by the server begins with its shop and menu.
    snapshot:
      recording === null
        ? null
        : {
            shop: { value: shop, at: NOON },
            menu: { value: menu, at: NOON },
            excerpt: null,
            awaitsOrderAgain: false,
            own: null,
          },
    timers: time.timers,
    inspect: watch.inspect,
  });
  let opened: OrderBoardActor | null = null;
  const board = (): OrderBoardActor => {
    if (opened !== null && opened.getSnapshot().status === "active") return opened;
    opened = createOrderBoard(app, idOf<OrganizationId>("bistro"));
    opened.start();
    return opened;
  };
  const isActive = (name: ActorName): boolean => watch.actors.get(name)?.getSnapshot()?.status === "active";
  app.start();
  await time.settle();
  return {
    app,
    backend,
    sightings,
    calls: answering.calls,
    isActive,
    now: time.now,
    stop: () => app.stop(),
    take: async (step) => {
      if (step.kind === "pass") return time.pass(step.millis);
      if (step.kind === "answer") answering.choose(step.call, step.answer);
      if (step.kind === "open") await OPENERS.get(step.machine)?.({ app, board, settle: time.settle });
      if (step.kind === "send" && isActive(step.actor)) watch.actors.get(step.actor)?.send(step.event);
      await time.settle();
    },
  };
}

const SHOP = aShop({
  locations: [aLocation(), aLocation({ id: AVIATORILOR, supportedFulfillmentMethods: ["pickup"] })],
});
const MENU = aMenu({ products: [aProduct(), aProduct("Soup")] });
