import type { ReplayPlan, ReplayQuery } from "./replay-plan.ts";

/** What managers replay. */
export interface ReplayPort {
  readPlan(query: ReplayQuery, signal: AbortSignal): Promise<ReplayPlan>;
}
