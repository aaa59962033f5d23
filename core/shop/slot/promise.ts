import type { Instant } from "#core/time/instant.ts";

/** One reason of a promise's minutes: "70 min = 45 preparation + 15 busy + 10 zone". */
export interface PromiseTraceStep {
  readonly key: "preparation" | "busy" | "zone" | "slot";
  readonly minutes: number;
}

/** When the customer may expect the food; `latest` is what is promised. */
export interface DeliveryPromise {
  readonly type: "asap" | "scheduled";
  readonly earliest: Instant;
  readonly latest: Instant;
  readonly trace: readonly PromiseTraceStep[];
}

/** A quarter of an hour in which food can be handed over. */
export interface Slot {
  readonly start: Instant;
  readonly end: Instant;
  readonly available: boolean;
  readonly reason: "full" | null;
}

/** When the customer wants the food. */
export type Timing = { readonly type: "asap" } | { readonly type: "scheduled"; readonly slotStart: Instant };
