import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import { isNotFound, type Failure } from "#core/errors/failed-event.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { Loaded } from "#core/time/loaded.ts";
import type { ShopEvent, ShopEmitted } from "./shop-events.ts";
import type { Shop } from "./shop.ts";

/** A shop older than this is read again, in milliseconds (SHOP-3). */
export const SHOP_LIFETIME_MS = 600_000;

/** After a failed refresh the next attempt waits this long, in milliseconds. */
const SHOP_RETRY_MS = 60_000;

/** Which shop a page is about. */
export type ShopAddress =
  | { readonly by: "slug"; readonly slug: string }
  | { readonly by: "domain"; readonly domain: string };

/** The shop of this page. */
export interface ShopContext {
  readonly address: ShopAddress | null;
  readonly loaded: Loaded<Shop> | null;
}

/** The failure of a shop without any location (ERROR-16). */
export const NO_LOCATIONS: AppError = {
  tag: "Unexpected",
  key: "shop.no_locations",
  message: "No locations found",
  status: null,
};

const shopSetup = setup({
  types: {
    context: {} as ShopContext,
    events: {} as ShopEvent,
    emitted: {} as ShopEmitted,
    input: {} as { readonly address: ShopAddress | null; readonly loaded: Loaded<Shop> | null },
    tags: {} as "busy" | "failed" | "blocking",
  },
  actors: { loadShop: unconnected<Loaded<Shop>, ShopAddress | null>("loadShop") },
  guards: {
    hasShop: ({ context }) => context.loaded !== null,
    hasAddress: ({ context }) => context.address !== null,
  },
  delays: { untilStale: unconnectedStep("untilStale") },
  actions: {
    keepShop: assign({ loaded: (_, loaded: Loaded<Shop>) => loaded }),
    emitShop: emit((_, loaded: Loaded<Shop>) => ({ type: "shop.loaded" as const, shop: loaded.value })),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "shop.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** The shop of a page: read once, and again after ten minutes; a shop that does not exist stops the start (ERROR-16). */
export const shopMachine = shopSetup.createMachine({
  id: "shop",
  context: ({ input }) => input,
  initial: "opening",
  states: {
    opening: {
      always: [
        { guard: "hasShop", target: "ready" },
        { guard: "hasAddress", target: "loading" },
        { target: "absent" },
      ],
    },
    // Landing and back-office pages are about no shop.
    absent: {},
    loading: {
      tags: "busy",
      invoke: {
        src: "loadShop",
        input: ({ context }) => context.address,
        onDone: {
          target: "ready",
          actions: [
            { type: "keepShop", params: ({ event }) => event.output },
            { type: "emitShop", params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: isNotFound, target: "notFound", actions: emit({ type: "shop.notFound" }) },
          {
            target: "failed",
            actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          },
        ],
      },
    },
    ready: {
      after: { untilStale: "refreshing" },
      on: { "shop.refresh": "refreshing" },
    },
    // The old shop stays on screen meanwhile, and when the new one cannot be had.
    refreshing: {
      invoke: {
        src: "loadShop",
        input: ({ context }) => context.address,
        onDone: {
          target: "ready",
          actions: [
            { type: "keepShop", params: ({ event }) => event.output },
            { type: "emitShop", params: ({ event }) => event.output },
          ],
        },
        onError: "outdated",
      },
    },
    outdated: {
      after: { [SHOP_RETRY_MS]: "refreshing" },
      on: { "shop.refresh": "refreshing", "shop.retry": "refreshing" },
    },
    notFound: { tags: ["failed", "blocking"] },
    failed: { tags: ["failed", "blocking"], on: { "shop.retry": "loading" } },
  },
});
