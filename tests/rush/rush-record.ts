import { createRoundRecord, type RoundRecord } from "#tests/torture/round-record.ts";
import type { Visit } from "./plan/rush-plan.ts";

/** What a call took: milliseconds since the run began, and milliseconds until its answer. */
export interface CallTime {
  readonly what: string;
  readonly atMs: number;
  readonly tookMs: number;
}

/** What the people of a rehearsal saw. */
export interface RushRecord {
  /** What is compared with the database afterwards. */
  readonly round: RoundRecord;
  readonly calls: CallTime[];
  /** Milliseconds from an order's change at the server to a screen that shows it, with when that was. */
  readonly screens: Omit<CallTime, "what">[];
  /** How often something scarce was refused to somebody who was late for it, by what it was. */
  readonly refused: Map<string, number>;
  /** How often an order's last state is so. */
  readonly ended: Map<string, number>;
  readonly began: number;
  /** Measures a call that is answered. */
  measure<T>(what: string, call: () => Promise<T>): Promise<T>;
  count(counts: Map<string, number>, what: string): void;
  /** The order of a visit is placed. */
  placed(orderId: string, visit: Visit): void;
  /** The visit whose order this is; waits until its customer knows. */
  visitOf(orderId: string): Promise<Visit>;
}

/** A record that begins now. */
export function createRushRecord(): RushRecord {
  const began = performance.now();
  const visits = new Map<string, ReturnType<typeof Promise.withResolvers<Visit>>>();
  const of = (orderId: string): ReturnType<typeof Promise.withResolvers<Visit>> => {
    const known = visits.get(orderId) ?? Promise.withResolvers<Visit>();
    visits.set(orderId, known);
    return known;
  };
  const calls: CallTime[] = [];
  return {
    round: createRoundRecord(),
    calls,
    screens: [],
    refused: new Map(),
    ended: new Map(),
    began,
    measure: async (what, call) => {
      const start = performance.now();
      const value = await call();
      calls.push({ what, atMs: start - began, tookMs: performance.now() - start });
      return value;
    },
    count: (counts, what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    placed: (orderId, visit) => of(orderId).resolve(visit),
    visitOf: (orderId) => of(orderId).promise,
  };
}
