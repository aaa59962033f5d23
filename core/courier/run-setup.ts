import { assign, emit, raise, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { CourierAction, CourierActionType } from "#core/order/lifecycle/courier-action.ts";
import { isForgotten, type CourierOrder } from "./courier-order.ts";
import { isWorthRepeating, offeredActions, type Tap } from "./run-actions.ts";

/** How often the run on screen is read again, in milliseconds. */
export const RUN_REFRESH_MS = 20_000;

/** How soon what could not be sent is tried again, in milliseconds; a network that comes back is not waited for. */
export const RESEND_MS = 5_000;

/** The run as it was last read, and what waits to be sent. */
export interface RunContext {
  /** Of its link the token, of an own order the id. */
  readonly key: string;
  readonly order: CourierOrder | null;
  /** In the order in which they were tapped. */
  readonly waiting: readonly CourierAction[];
  /** What waits could not be sent at the last try. */
  readonly isAway: boolean;
  /** Why the run could not be read; null once it was. */
  readonly error: AppError | null;
  /** What the server did not carry out, until the next tap. */
  readonly refused: { readonly type: CourierActionType; readonly error: AppError } | null;
}

/** What may be asked of a run. */
export type RunEvent =
  | { readonly type: "run.tap"; readonly tap: Tap }
  /** The device is online again, or the page is looked at again. */
  | { readonly type: "run.wake" };

/** What a run tells. */
export type RunEmitted = { readonly type: "run.failed"; readonly error: AppError };

type Internal = { readonly type: "run.answered" } | { readonly type: "run.stale" };

interface ActInput {
  readonly key: string;
  readonly action: CourierAction | null;
}

/** What the courier's page of an order is made of. */
export const runSetup = setup({
  types: {
    context: {} as RunContext,
    events: {} as RunEvent | Internal,
    emitted: {} as RunEmitted,
    input: {} as { readonly key: string },
    tags: {} as "missing",
  },
  actors: {
    recall: unconnected<readonly CourierAction[], string>("recall"),
    load: unconnected<CourierOrder, string>("load"),
    act: unconnected<CourierOrder, ActInput>("act"),
  },
  guards: {
    isOffered: ({ context }, { type }: Tap) =>
      context.order !== null && offeredActions(context.order, context.waiting).includes(type),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isForgotten: ({ context }) => context.order !== null && isForgotten(context.order),
    isMissing: (_, { thrown }: Failure) => toAppError(thrown).tag === "NotFound",
    isWorthRepeating: (_, { thrown }: Failure) => isWorthRepeating(toAppError(thrown)),
  },
  actions: {
    keepWaiting: assign({ waiting: (_, waiting: readonly CourierAction[]) => waiting }),
    keepOrder: assign({ order: (_, order: CourierOrder) => order, error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    keepRefusal: assign({
      refused: ({ context: { waiting } }, { thrown }: Failure) =>
        waiting[0] === undefined ? null : { type: waiting[0].type, error: toAppError(thrown) },
    }),
    noteAway: assign({ isAway: (_, { isAway }: { readonly isAway: boolean }) => isAway }),
    dropFirst: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "run.failed" as const,
      error: toAppError(thrown),
    })),
    raiseAnswered: raise({ type: "run.answered" }),
    raiseStale: raise({ type: "run.stale" }),
    /** Puts a tap behind what waits, with an id and the time of the device. */
    keepTap: (_args, _tap: Tap) => unconnectedStep("keepTap")(),
    /** Lets the device keep the last of what waits. */
    storeLast: () => unconnectedStep("storeLast")(),
    /** Lets the device forget the first of what waits. */
    forgetFirst: () => unconnectedStep("forgetFirst")(),
    forgetAll: () => unconnectedStep("forgetAll")(),
    /** Without a network nobody else says that whom the order was for is not to be seen any more. */
    forgetPerson: () => unconnectedStep("forgetPerson")(),
  },
});
