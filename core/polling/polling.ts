import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { unconnected } from "#core/kernel/port-actor.ts";

/** What is asked for, and the answer as it was last read, which may be of the query before. */
export interface PollingContext<Query, Answer> {
  readonly query: Query;
  readonly answer: Answer | null;
  readonly error: AppError | null;
}

/** What may be asked of a polling. */
export type PollingEvent<Query> =
  | { readonly type: "polling.ask"; readonly query: Query }
  | { readonly type: "polling.retry" };

/** What a polling tells. */
export type PollingEmitted = { readonly type: "polling.failed"; readonly error: AppError };

/** What a polling is made of: its noun says whether the answer to a query may become another one, and provides `load`. */
export type PollingSetup<Query, Answer> = ReturnType<typeof setupOf<Query, Answer>>;

/** What a polling of a noun is made of; an answer that never changes is not read again. */
export function pollingSetup<Query, Answer>(
  mayChange: (query: Query) => boolean = () => true,
): PollingSetup<Query, Answer> {
  return setupOf<Query, Answer>(mayChange);
}

/**
 * The states of a polling: what a screen asks for is read, and read again while it is looked at, every so many
 * milliseconds. The answer before stays on screen while another is read, and when it cannot be read again.
 */
export function pollingChart<Query, Answer>(id: string, refreshMs: number) {
  const load = {
    src: "load",
    input: ({ context }: { readonly context: PollingContext<Query, Answer> }): Query => context.query,
  } as const;
  const onDone = {
    target: "shown",
    actions: {
      type: "keepAnswer",
      params: ({ event }: { readonly event: { readonly output: Answer } }): Answer => event.output,
    },
  } as const;
  const thrown = ({ event }: { readonly event: { readonly error: unknown } }): Failure => ({
    thrown: event.error,
  });
  return {
    id,
    context: ({ input }: { readonly input: Query }): PollingContext<Query, Answer> => ({
      query: input,
      answer: null,
      error: null,
    }),
    initial: "opening",
    on: {
      "polling.ask": {
        target: ".loading",
        actions: {
          type: "keepQuery",
          params: ({ event }: { readonly event: { readonly query: Query } }): Query => event.query,
        },
      },
    },
    states: {
      // What is known already is shown while it is read again.
      opening: {
        always: [{ guard: "isKnown", target: "refreshing", actions: "keepKnown" }, { target: "loading" }],
      },
      loading: {
        tags: "busy",
        invoke: {
          ...load,
          onDone,
          onError: {
            target: "failed",
            actions: [
              { type: "keepError", params: thrown },
              { type: "emitFailure", params: thrown },
            ],
          },
        },
      },
      failed: { tags: "failed", on: { "polling.retry": "loading" } },
      shown: { after: { [refreshMs]: { guard: "mayChange", target: "refreshing" } } },
      refreshing: { invoke: { ...load, onDone, onError: "shown" } },
    },
  } as const;
}

function setupOf<Query, Answer>(mayChange: (query: Query) => boolean) {
  return setup({
    types: {
      context: {} as PollingContext<Query, Answer>,
      events: {} as PollingEvent<Query>,
      emitted: {} as PollingEmitted,
      input: {} as Query,
      tags: {} as "busy" | "failed",
    },
    actors: { load: unconnected<Answer, Query>("load") },
    guards: {
      mayChange: ({ context }) => mayChange(context.query),
      /** Whether the answer to the first query is there before it is asked for. */
      isKnown: () => false,
    },
    actions: {
      keepKnown: assign({}),
      keepQuery: assign({ query: (_, query: Query) => query }),
      keepAnswer: assign({ answer: (_, answer: Answer) => answer, error: null }),
      keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
      emitFailure: emit((_, { thrown }: Failure) => ({
        type: "polling.failed" as const,
        error: toAppError(thrown),
      })),
    },
  });
}
