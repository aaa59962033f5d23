import { assign, emit, setup, type ActorRefFrom } from "xstate";
import { unconnected } from "#core/kernel/port-actor.ts";

/** How often an open page asks which build is served, in milliseconds: 10 minutes (WIRE-9). */
const BUILD_CHECK_MS = 600_000;

/** The build of the page, and whether its person is at cart or checkout. */
interface BuildWatchContext {
  readonly build: string;
  readonly isPurchase: boolean;
}

type BuildWatchEvent =
  /** The person came back to the page. */
  | { readonly type: "build.returned" }
  /** The page shows another address. */
  | { readonly type: "build.moved"; readonly isPurchase: boolean }
  /** The person wants the newer page. */
  | { readonly type: "build.accepted" };

type BuildWatchEmitted =
  /** A newer build is served, and nothing keeps its offer back. */
  | { readonly type: "build.offered" }
  /** The offer was accepted, and the page may be left. */
  | { readonly type: "build.agreed" };

/** The running machine. */
export type BuildWatchActor = ActorRefFrom<typeof buildWatchMachine>;

/** Asks which build is served, and offers a newer one: once, and never over cart or checkout, from which no page is taken away. */
export const buildWatchMachine = setup({
  types: {
    context: {} as BuildWatchContext,
    events: {} as BuildWatchEvent,
    emitted: {} as BuildWatchEmitted,
    input: {} as BuildWatchContext,
  },
  actors: { readVersion: unconnected<string, undefined>("readVersion") },
  guards: {
    isOther: ({ context }, version: string) => version !== context.build,
    isFree: ({ context }) => !context.isPurchase,
  },
  actions: {
    move: assign((_, isPurchase: boolean) => ({ isPurchase })),
    offer: emit({ type: "build.offered" }),
    reload: emit({ type: "build.agreed" }),
  },
}).createMachine({
  id: "buildWatch",
  context: ({ input }) => input,
  initial: "waiting",
  on: { "build.moved": { actions: { type: "move", params: ({ event }) => event.isPurchase } } },
  states: {
    waiting: {
      on: { "build.returned": { target: "asking" } },
      after: { [BUILD_CHECK_MS]: "asking" },
    },
    asking: {
      invoke: {
        src: "readVersion",
        input: undefined,
        onDone: [
          { guard: { type: "isOther", params: ({ event }) => event.output }, target: "holding" },
          { target: "waiting" },
        ],
        // Without an answer the page stays as it is.
        onError: "waiting",
      },
    },
    holding: { always: { guard: "isFree", target: "offering" } },
    offering: { entry: "offer", on: { "build.accepted": { target: "agreed" } } },
    // Who said yes at the checkout gets the newer page after it.
    agreed: { always: { guard: "isFree", target: "reloading" } },
    reloading: { type: "final", entry: "reload" },
  },
});
