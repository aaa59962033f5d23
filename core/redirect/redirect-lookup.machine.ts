import { assign, enqueueActions, setup, type ActorRefFrom } from "xstate";
import { portActor, unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import { isTokenPath } from "#core/routing/hidden-path.ts";
import type { Clock } from "#core/time/clock.ts";
import type { Instant } from "#core/time/instant.ts";
import { isOlderThan } from "#core/time/staleness.ts";
import type { DeparturePort, FoundRedirect, RedirectPort } from "./redirect.ports.ts";
import { isOwnTarget, REDIRECT_FRESH_MS } from "./redirect.ts";

/** Answers that are kept; the oldest makes room. */
export const MAX_KNOWN_PATHS = 100;

interface KnownPath {
  readonly path: string;
  readonly found: FoundRedirect | null;
  readonly at: Instant;
}

interface RedirectLookupContext {
  /** The path that was last navigated to; null before the first. */
  readonly path: string | null;
  /** The newest last. */
  readonly known: readonly KnownPath[];
}

/** The running machine. */
export type RedirectLookupActor = ActorRefFrom<typeof redirectLookupMachine>;

/**
 * Looks every path up that is navigated to (HOST-12). An answer is kept for ten minutes; the answer to a path that was
 * left meanwhile is not waited for, and a lookup that fails leaves the page as it is.
 */
export const redirectLookupMachine = setup({
  types: {
    context: {} as RedirectLookupContext,
    events: {} as { readonly type: "redirect.visit"; readonly path: string },
    /** Where the page belongs, on this host. */
    emitted: {} as { readonly type: "redirect.found"; readonly to: string },
  },
  actors: { find: unconnected<KnownPath, string>("find") },
  guards: { isKnown: (_args, _path: string): boolean => unconnectedStep("isKnown")() },
  actions: {
    notePath: assign({ path: (_, path: string) => path }),
    keep: assign(({ context: { known } }, answer: KnownPath) => ({
      known: [...known.filter(({ path }) => path !== answer.path), answer].slice(-MAX_KNOWN_PATHS),
    })),
    leave: (_args, _address: string) => unconnectedStep("leave")(),
  },
}).createMachine({
  id: "redirectLookup",
  context: { path: null, known: [] },
  initial: "idle",
  on: {
    "redirect.visit": [
      {
        guard: { type: "isKnown", params: ({ event }) => event.path },
        target: ".known",
        actions: { type: "notePath", params: ({ event }) => event.path },
      },
      { target: ".looking", actions: { type: "notePath", params: ({ event }) => event.path } },
    ],
  },
  states: {
    idle: {},
    looking: {
      invoke: {
        src: "find",
        input: ({ context }) => context.path ?? "/",
        onDone: { target: "known", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: "idle",
      },
    },
    known: {
      entry: enqueueActions(({ context: { path, known }, enqueue }) => {
        const to = known.find((answer) => answer.path === path)?.found?.to;
        if (to === undefined) return;
        if (isOwnTarget(to)) enqueue.emit({ type: "redirect.found", to });
        else enqueue({ type: "leave", params: to });
      }),
    },
  },
});

interface RedirectWorld {
  readonly redirects: RedirectPort;
  readonly departures: DeparturePort;
  readonly clock: Clock;
}

/** The machine with server and clock behind it. */
export function connectRedirectLookup({
  redirects,
  departures,
  clock,
}: RedirectWorld): typeof redirectLookupMachine {
  return redirectLookupMachine.provide({
    actors: {
      find: portActor(async (path: string, signal) => ({
        path,
        // A courier's link is nobody else's to know, and leads nowhere else (COURIER-10).
        found: isTokenPath(path) ? null : await redirects.findRedirect(path, signal),
        at: clock.now(),
      })),
    },
    guards: {
      isKnown: ({ context: { known } }, path) => {
        const answer = known.find((one) => one.path === path);
        return answer !== undefined && !isOlderThan(answer.at, clock.now(), REDIRECT_FRESH_MS);
      },
    },
    actions: { leave: (_args, address) => void departures.leaveFor(address) },
  });
}
