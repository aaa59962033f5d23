import { assign, setup } from "xstate";
import type { VisitorIdStorage } from "#core/account/visitor.ports.ts";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { portActor, unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { Clock } from "#core/time/clock.ts";
import type { AnalyticsEvent } from "./analytics-event.ts";
import type { AnalyticsPort, AnalyticsSessionStorage } from "./analytics.ports.ts";
import { sessionAt } from "./analytics-session.ts";

/** What happened, before it is known whether its visitor may be counted. */
export type Countable = Pick<AnalyticsEvent, "shopId" | "type" | "value" | "metadata">;

interface AnalyticsEventContext {
  readonly countable: Countable;
  /** Null until it is known who may be counted. */
  readonly event: AnalyticsEvent | null;
}

/** Counts one thing that happened: nothing without a visitor id, once more where the network failed, else reported (ANALYTICS-1). */
export const analyticsEventMachine = setup({
  types: { context: {} as AnalyticsEventContext, input: {} as Countable },
  actors: {
    compose: unconnected<AnalyticsEvent | null, Countable>("compose"),
    count: unconnected<void, AnalyticsEvent | null>("count"),
  },
  guards: {
    isSilent: (_, event: AnalyticsEvent | null) => event === null,
    isUnreachable: (_, error: AppError) => error.tag === "Unreachable",
  },
  actions: {
    hold: assign({ event: (_, event: AnalyticsEvent | null) => event }),
    report: (_args, _error: AppError) => unconnectedStep("report")(),
  },
}).createMachine({
  id: "analyticsEvent",
  context: ({ input }) => ({ countable: input, event: null }),
  initial: "composing",
  states: {
    composing: {
      invoke: {
        src: "compose",
        input: ({ context }) => context.countable,
        onDone: [
          { guard: { type: "isSilent", params: ({ event }) => event.output }, target: "over" },
          { target: "sending", actions: { type: "hold", params: ({ event }) => event.output } },
        ],
        onError: {
          target: "over",
          actions: { type: "report", params: ({ event }) => toAppError(event.error) },
        },
      },
    },
    sending: {
      invoke: {
        src: "count",
        input: ({ context }) => context.event,
        onDone: "over",
        onError: [
          {
            guard: { type: "isUnreachable", params: ({ event }) => toAppError(event.error) },
            target: "sendingAgain",
          },
          { target: "over", actions: { type: "report", params: ({ event }) => toAppError(event.error) } },
        ],
      },
    },
    sendingAgain: {
      invoke: {
        src: "count",
        input: ({ context }) => context.event,
        onDone: "over",
        onError: {
          target: "over",
          actions: { type: "report", params: ({ event }) => toAppError(event.error) },
        },
      },
    },
    over: { type: "final" },
  },
});

interface AnalyticsWorld {
  readonly analytics: AnalyticsPort;
  readonly analyticsSessions: AnalyticsSessionStorage;
  readonly visitorIds: VisitorIdStorage;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The machine with device and server behind it. */
export function connectAnalyticsEvent(
  { analytics, analyticsSessions, visitorIds, clock, ids }: AnalyticsWorld,
  report: (error: AppError) => void,
): typeof analyticsEventMachine {
  return analyticsEventMachine.provide({
    actors: {
      compose: portActor(async (countable) => {
        const visitorId = visitorIds.read();
        if (visitorId === null) return null;
        const timestamp = clock.now();
        const session = sessionAt(await analyticsSessions.read(), timestamp, () => ids.ulid());
        await analyticsSessions.write(session);
        return { ...countable, visitorId, timestamp, aSId: session.id };
      }),
      count: portActor(async (event) => {
        if (event !== null) await analytics.count(event);
      }),
    },
    actions: { report: (_, error) => report(error) },
  });
}
