import { assign, emit, setup } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { Loaded } from "#core/time/loaded.ts";
import type { MenuEvent, MenuEmitted } from "./menu-events.ts";
import type { MenuFilter } from "./filter/menu-filter.ts";
import type { Menu } from "./menu.ts";
import type { MenuExcerpt } from "./sections.ts";

/** A menu older than this is read again, in milliseconds (MENU-1). */
export const MENU_LIFETIME_MS = 600_000;
/** A menu on screen follows what changed at the shop within this time, in milliseconds (MENU-12). */
const MENU_FOLLOW_MS = 60_000;
/** Room for what a customer had before is kept this long for somebody of whom it is not known who they are, in milliseconds (PAGE-14). */
const ORDER_AGAIN_WAIT_MS = 5000;
/** After a failed refresh the next attempt waits this long, in milliseconds. */
const MENU_RETRY_MS = 60_000;

/** The menu of this page's shop. */
export interface MenuContext {
  readonly shopId: ShopId | null;
  readonly loaded: Loaded<Menu> | null;
  /** The part of it that the page was drawn with; it decides no price and repairs no cart. */
  readonly excerpt: MenuExcerpt | null;
  /** The page keeps room for what the customer had before, until their own menu comes or cannot be had. */
  readonly awaitsOrderAgain: boolean;
  /** What it is shown by; null shows everything. */
  readonly filter: MenuFilter | null;
}

const menuSetup = setup({
  types: {
    context: {} as MenuContext,
    events: {} as MenuEvent,
    emitted: {} as MenuEmitted,
    input: {} as Omit<MenuContext, "filter">,
    tags: {} as "busy" | "failed",
  },
  actors: { loadMenu: unconnected<Loaded<Menu>, ShopId | null>("loadMenu") },
  guards: {
    awaitsOrderAgain: ({ context }) => context.awaitsOrderAgain,
    hasMenu: ({ context }) => context.loaded !== null,
    isChanged: ({ context }, loaded: Loaded<Menu>) => loaded.value.version !== context.loaded?.value.version,
    isOtherShop: ({ context }, shopId: ShopId) => shopId !== context.shopId,
  },
  delays: { untilStale: unconnectedStep("untilStale") },
  actions: {
    chooseShop: assign({ shopId: (_, shopId: ShopId) => shopId }),
    keepFilter: assign({ filter: (_, filter: MenuFilter | null) => filter }),
    keepMenu: assign({ loaded: (_, loaded: Loaded<Menu>) => loaded, awaitsOrderAgain: false }),
    giveUpOrderAgain: assign({ awaitsOrderAgain: false }),
    emitMenu: emit((_, loaded: Loaded<Menu>) => ({ type: "menu.loaded" as const, menu: loaded.value })),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "menu.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/**
 * The menu: kept for ten minutes, then read again while the old one stays on screen (MENU-1). Until then it is asked
 * about each minute, and only one of another version takes its place (MENU-12).
 */
export const menuMachine = menuSetup.createMachine({
  id: "menu",
  context: ({ input }) => ({ ...input, filter: null }),
  initial: "opening",
  on: {
    "menu.filter": { actions: { type: "keepFilter", params: ({ event }) => event.filter } },
  },
  states: {
    opening: { always: [{ guard: "hasMenu", target: "ready" }, { target: "unknown" }] },
    unknown: {
      on: {
        "menu.load": {
          target: "loading",
          actions: { type: "chooseShop", params: ({ event }) => event.shopId },
        },
      },
    },
    loading: {
      tags: "busy",
      invoke: {
        src: "loadMenu",
        input: ({ context }) => context.shopId,
        onDone: {
          target: "ready",
          actions: [
            { type: "keepMenu", params: ({ event }) => event.output },
            { type: "emitMenu", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "failed",
          actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    ready: {
      after: { untilStale: "refreshing" },
      on: {
        "menu.load": {
          guard: { type: "isOtherShop", params: ({ event }) => event.shopId },
          target: "loading",
          actions: { type: "chooseShop", params: ({ event }) => event.shopId },
        },
        "menu.refresh": "refreshing",
      },
      initial: "shown",
      states: {
        shown: {
          after: {
            [ORDER_AGAIN_WAIT_MS]: { guard: "awaitsOrderAgain", actions: "giveUpOrderAgain" },
            [MENU_FOLLOW_MS]: "following",
          },
        },
        // A menu of the same version stays the same object: nothing of the page is drawn again.
        following: {
          invoke: {
            src: "loadMenu",
            input: ({ context }) => context.shopId,
            onDone: [
              {
                guard: { type: "isChanged", params: ({ event }) => event.output },
                target: "#menu.ready",
                reenter: true,
                actions: [
                  { type: "keepMenu", params: ({ event }) => event.output },
                  { type: "emitMenu", params: ({ event }) => event.output },
                ],
              },
              { target: "shown" },
            ],
            onError: "shown",
          },
        },
      },
    },
    refreshing: {
      on: { "menu.refresh": { target: "refreshing", reenter: true } },
      invoke: {
        src: "loadMenu",
        input: ({ context }) => context.shopId,
        onDone: {
          target: "ready",
          actions: [
            { type: "keepMenu", params: ({ event }) => event.output },
            { type: "emitMenu", params: ({ event }) => event.output },
          ],
        },
        onError: { target: "outdated", actions: "giveUpOrderAgain" },
      },
    },
    outdated: {
      after: { [MENU_RETRY_MS]: "refreshing" },
      on: { "menu.refresh": "refreshing", "menu.retry": "refreshing" },
    },
    failed: {
      tags: "failed",
      on: {
        "menu.retry": "loading",
        "menu.load": {
          target: "loading",
          actions: { type: "chooseShop", params: ({ event }) => event.shopId },
        },
      },
    },
  },
});
