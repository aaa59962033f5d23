import type { ShopId } from "#core/kernel/id.ts";
import type { HeldPointsRule, PointsRule } from "./points-rule.ts";

/** How shops give points. */
export interface PointsRulePort {
  readPointsRule(id: ShopId, signal: AbortSignal): Promise<HeldPointsRule>;
  /** Rejects with Refused `setting.version_conflict` where somebody wrote it after that version. */
  writePointsRule(
    id: ShopId,
    version: number,
    rule: PointsRule,
    signal: AbortSignal,
  ): Promise<HeldPointsRule>;
}
