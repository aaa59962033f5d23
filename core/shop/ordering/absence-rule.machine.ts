import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { AbsenceRulePort } from "./absence-rule.ports.ts";

interface AbsenceRuleContext {
  readonly locationId: LocationId;
  /** As the server has it, or as it was asked for; null before it is read. */
  readonly pausesOrders: boolean | null;
  /** What the write that is under way asks for. */
  readonly sent: boolean | null;
}

/** The running machine. */
export type AbsenceRuleActor = ActorRefFrom<typeof absenceRuleMachine>;
type AbsenceRuleSnapshot = SnapshotFrom<typeof absenceRuleMachine>;

interface WriteInput {
  readonly locationId: LocationId;
  readonly pausesOrders: boolean;
}

/** Whether a location's orders pause when no screen follows it (BOARD-14): what is asked for is shown at once, and goes back when it was not taken. */
export const absenceRuleMachine = setup({
  types: {
    context: {} as AbsenceRuleContext,
    events: {} as
      | { readonly type: "absenceRule.change"; readonly pausesOrders: boolean }
      | { readonly type: "absenceRule.retry" },
    input: {} as { readonly locationId: LocationId },
    tags: {} as "busy" | "failed",
  },
  actors: {
    read: unconnected<boolean, LocationId>("read"),
    write: unconnected<void, WriteInput>("write"),
  },
  actions: {
    keep: assign({ pausesOrders: (_, pausesOrders: boolean) => pausesOrders }),
    keepSent: assign({ sent: ({ context }) => context.pausesOrders }),
    takeBack: assign({ pausesOrders: ({ context }) => context.sent !== true }),
  },
  guards: {
    isOtherAskedFor: ({ context }) => context.sent !== context.pausesOrders,
  },
}).createMachine({
  id: "absenceRule",
  context: ({ input: { locationId } }) => ({ locationId, pausesOrders: null, sent: null }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        input: ({ context }) => context.locationId,
        onDone: { target: "shown", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: "unread",
      },
    },
    unread: { tags: "failed", on: { "absenceRule.retry": "reading" } },
    shown: {
      on: {
        "absenceRule.change": {
          target: "writing",
          actions: { type: "keep", params: ({ event }) => event.pausesOrders },
        },
      },
    },
    writing: {
      tags: "busy",
      entry: "keepSent",
      // A press while it is written is not lost: what was asked for last is written next.
      on: {
        "absenceRule.change": { actions: { type: "keep", params: ({ event }) => event.pausesOrders } },
      },
      invoke: {
        src: "write",
        input: ({ context: { locationId, pausesOrders } }) => ({
          locationId,
          pausesOrders: pausesOrders === true,
        }),
        onDone: [{ guard: "isOtherAskedFor", target: "writing", reenter: true }, { target: "shown" }],
        onError: { target: "refused", actions: "takeBack" },
      },
    },
    refused: {
      tags: "failed",
      on: {
        "absenceRule.change": {
          target: "writing",
          actions: { type: "keep", params: ({ event }) => event.pausesOrders },
        },
      },
    },
  },
});

/** The machine with the server behind it. */
export function connectAbsenceRule(port: AbsenceRulePort): typeof absenceRuleMachine {
  return absenceRuleMachine.provide({
    actors: {
      read: portActor((locationId, signal) => port.readAbsenceRule(locationId, signal)),
      write: portActor(({ locationId, pausesOrders }, signal) =>
        port.writeAbsenceRule(locationId, pausesOrders, signal),
      ),
    },
  });
}

/** Whether orders pause; null before it is known. */
export function selectPausesOrders({ context }: AbsenceRuleSnapshot): boolean | null {
  return context.pausesOrders;
}

/** Whether it could not be read or changed. */
export function selectIsAbsenceRuleFailed(snapshot: AbsenceRuleSnapshot): boolean {
  return snapshot.hasTag("failed");
}

/** Whether a press can change it now. */
export function selectMayChangeAbsenceRule(snapshot: AbsenceRuleSnapshot): boolean {
  return snapshot.can({ type: "absenceRule.change", pausesOrders: true });
}
