import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { FactorRule } from "./factor-rule.ts";
import type { FactorPort } from "./factor.ports.ts";

interface FactorRuleContext {
  /** As the server has it; null before it is read. */
  readonly rule: FactorRule | null;
  /** What was asked for last, and what the write that is under way asks for. */
  readonly isAsked: boolean;
  readonly isSent: boolean;
  readonly error: AppError | null;
}

/** What may be asked of it. */
type FactorRuleEvent =
  | { readonly type: "factorRule.change"; readonly isNeeded: boolean }
  | { readonly type: "factorRule.retry" };

/** The running machine. */
export type FactorRuleActor = ActorRefFrom<typeof factorRuleMachine>;
type FactorRuleSnapshot = SnapshotFrom<typeof factorRuleMachine>;

/** Whether an organization needs second factors of its staff (ACCOUNT-36); a switch that waits for its answer. */
export const factorRuleMachine = setup({
  types: {
    context: {} as FactorRuleContext,
    events: {} as FactorRuleEvent,
    tags: {} as "busy" | "failed",
  },
  actors: {
    read: unconnected<FactorRule, void>("read"),
    write: unconnected<FactorRule, boolean>("write"),
  },
  actions: {
    keepRule: assign({ rule: (_, rule: FactorRule) => rule, error: null }),
    keepAsked: assign({ isAsked: (_, isNeeded: boolean) => isNeeded, error: null }),
    keepSent: assign({ isSent: ({ context }) => context.isAsked }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
  },
  guards: {
    isOtherAskedFor: ({ context }) => context.isAsked !== context.isSent,
  },
}).createMachine({
  id: "factorRule",
  context: { rule: null, isAsked: false, isSent: false, error: null },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        onDone: { target: "shown", actions: { type: "keepRule", params: ({ event }) => event.output } },
        onError: "unread",
      },
    },
    unread: { tags: "failed", on: { "factorRule.retry": "reading" } },
    shown: {
      on: {
        "factorRule.change": {
          target: "writing",
          actions: { type: "keepAsked", params: ({ event }) => event.isNeeded },
        },
      },
    },
    writing: {
      tags: "busy",
      entry: "keepSent",
      // A press while it is written is not lost: what was asked for last is written next.
      on: {
        "factorRule.change": { actions: { type: "keepAsked", params: ({ event }) => event.isNeeded } },
      },
      invoke: {
        src: "write",
        input: ({ context }) => context.isAsked,
        onDone: [
          {
            guard: "isOtherAskedFor",
            target: "writing",
            reenter: true,
            actions: { type: "keepRule", params: ({ event }) => event.output },
          },
          { target: "shown", actions: { type: "keepRule", params: ({ event }) => event.output } },
        ],
        onError: {
          target: "shown",
          actions: { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

/** The machine with the server behind it. */
export function connectFactorRule(factors: FactorPort): typeof factorRuleMachine {
  return factorRuleMachine.provide({
    actors: {
      read: portActor((_, signal) => factors.readRule(signal)),
      write: portActor((isNeeded, signal) => factors.writeRule(isNeeded, signal)),
    },
  });
}

/** Where the switch stands: where it was put last, once that is not refused. */
export function selectIsFactorNeeded({
  context: { rule, isAsked },
  ...snapshot
}: FactorRuleSnapshot): boolean {
  return snapshot.value === "writing" ? isAsked : rule?.isNeeded === true;
}

/** What the organization says; null before it is known. */
export function selectFactorRule(snapshot: FactorRuleSnapshot): FactorRule | null {
  return snapshot.context.rule;
}

/** Whether it could not be read. */
export function selectIsFactorRuleUnread(snapshot: FactorRuleSnapshot): boolean {
  return snapshot.hasTag("failed");
}

/** Why the last change was not taken. */
export function selectFactorRuleError(snapshot: FactorRuleSnapshot): AppError | null {
  return snapshot.context.error;
}
