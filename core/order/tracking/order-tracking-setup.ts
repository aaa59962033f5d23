import { assign, emit, enqueueActions, raise, setup } from "xstate";
import type { PricedCart } from "#core/cart/cart.ts";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import { unconnectedStream, type StreamSignal } from "../stream/follow.ts";
import { waitingChange } from "../line-change/line-change.ts";
import type { LiveEvent } from "../live-event.ts";
import type { Order } from "../order.ts";
import type { Saying } from "./saying.ts";
import type { TrackingEvent, TrackingEmitted } from "./tracking-events.ts";

/** Without a stream the order is read again this often, in milliseconds. */
export const TRACKING_POLL_MS = 15_000;

/** How often the time that is left to answer is read, in milliseconds. */
export const COUNTDOWN_MS = 1_000;

/** The order as it was last read. */
export interface TrackingContext {
  readonly orderId: OrderId;
  readonly order: Order | null;
  /** Where the order is put into a cart again, while that is asked for. */
  readonly reorderLocationId: LocationId | null;
  /** What is said of it, while that is sent. */
  readonly saying: Saying | null;
  /** Milliseconds of the device, while a change waits for its answer. */
  readonly now: number;
  /** An event arrived while the order was being read, so it is read once more. */
  readonly isOutdated: boolean;
  readonly error: AppError | null;
}

/** What is asked of the server. */
type TrackingCall = Extract<TrackingEmitted, { readonly type: "order.failed" }>["during"];

interface SayInput {
  readonly order: Order | null;
  readonly saying: Saying | null;
}

type Internal = { readonly type: "order.refetch" };

const base = setup({
  types: {
    context: {} as TrackingContext,
    events: {} as TrackingEvent | StreamSignal | Internal,
    emitted: {} as TrackingEmitted,
    input: {} as { readonly orderId: OrderId; readonly order: Order | null },
    tags: {} as "busy" | "failed",
  },
  actors: {
    load: unconnected<Order, OrderId>("load"),
    cancel: unconnected<Order, Order | null>("cancel"),
    say: unconnected<Order, SayInput>("say"),
    reorder: unconnected<PricedCart, { readonly orderId: OrderId; readonly locationId: LocationId | null }>(
      "reorder",
    ),
    follow: unconnectedStream<OrderId>(),
  },
  guards: {
    hasOrder: ({ context }) => context.order !== null,
    isOutdated: ({ context }) => context.isOutdated,
    isAsked: ({ context }) => waitingChange(context.order?.lineChanges ?? []) !== null,
  },
  actions: {
    readAgain: raise({ type: "order.refetch" }),
    keepSaying: assign({ saying: (_, saying: Saying) => saying }),
    readClock: unconnectedStep("readClock"),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown, during }: Failure & { during: TrackingCall }) => ({
      type: "order.failed" as const,
      error: toAppError(thrown),
      during,
    })),
  },
});

// An action that enqueues others is declared separately: next to actions with params its types cannot be inferred.
/** What the order page's machine is made of. */
export const orderTrackingSetup = base.extend({
  actions: {
    // A stream begins with the whole history; what is shown already needs no reading.
    hear: enqueueActions(({ context: { order }, enqueue }, liveEvent: LiveEvent) => {
      const isKnown = liveEvent.kind === "order" && order !== null && liveEvent.version <= order.version;
      if (!isKnown) enqueue.raise({ type: "order.refetch" });
    }),
  },
});
