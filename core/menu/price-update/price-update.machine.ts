import { assign, setup } from "xstate";
import type { Instant } from "#core/time/instant.ts";
import { mayTakeEffectAt } from "#core/time/schedule-limit.ts";
import type { PriceUpdateMove } from "./price-update.ts";

/** What decides the moves of a price update, apart from its status. */
export interface PriceUpdateFacts {
  readonly version: number;
  readonly effectiveAt: Instant | null;
}

/** A move as the machine is asked for it: by somebody, or by the clock. */
export interface PriceUpdateEvent {
  readonly type: `priceUpdate.${PriceUpdateMove}`;
  readonly isBySystem: boolean;
  /** When it is to be applied; null in every move but `schedule`. */
  readonly effectiveAt: Instant | null;
  readonly now: Instant;
}

/** The lifecycle of a price update: draft, scheduled, applied, reverted (BOARD-12). */
export const priceUpdateMachine = setup({
  types: {
    context: {} as PriceUpdateFacts,
    events: {} as PriceUpdateEvent,
    input: {} as PriceUpdateFacts,
  },
  guards: {
    isByStaff: ({ event }) => !event.isBySystem,
    mayTakeEffect: ({ event }) => !event.isBySystem && mayTakeEffectAt(event.effectiveAt, event.now),
    // Nobody has to wait for the time that was set; the clock has.
    mayApplyScheduled: ({ context, event }) => !event.isBySystem || isDue(context, event.now),
    mayMiss: ({ context, event }) => event.isBySystem && isDue(context, event.now),
  },
  actions: {
    record: assign(({ context }) => ({ version: context.version + 1 })),
    keepTime: assign(({ event }) => ({ effectiveAt: event.effectiveAt })),
    forgetTime: assign({ effectiveAt: null }),
  },
}).createMachine({
  id: "priceUpdate",
  context: ({ input }) => input,
  initial: "draft",
  states: {
    draft: {
      on: {
        "priceUpdate.draft": { guard: "isByStaff", actions: "record" },
        "priceUpdate.schedule": {
          guard: "mayTakeEffect",
          target: "scheduled",
          actions: ["record", "keepTime"],
        },
        "priceUpdate.apply": { guard: "isByStaff", target: "applied", actions: "record" },
      },
    },
    scheduled: {
      on: {
        "priceUpdate.draft": { guard: "isByStaff", target: "draft", actions: ["record", "forgetTime"] },
        "priceUpdate.schedule": { guard: "mayTakeEffect", actions: ["record", "keepTime"] },
        "priceUpdate.apply": { guard: "mayApplyScheduled", target: "applied", actions: "record" },
        "priceUpdate.miss": { guard: "mayMiss", target: "draft", actions: ["record", "forgetTime"] },
      },
    },
    applied: {
      on: { "priceUpdate.revert": { guard: "isByStaff", target: "reverted", actions: "record" } },
    },
    reverted: { type: "final" },
  },
});

function isDue({ effectiveAt }: PriceUpdateFacts, now: Instant): boolean {
  return effectiveAt !== null && effectiveAt <= now;
}
