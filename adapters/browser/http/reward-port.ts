import type { RewardPort } from "#core/reward/reward.ports.ts";
import type { CallStorefront } from "./caller.ts";

const PER_PAGE = 25;

/** One's own points over the wire. */
export function createRewardPort(call: CallStorefront): RewardPort {
  return {
    load: (shopId, signal) => call("rewards", { query: { shopId } }, signal),
    listEntries: (shopId, page, signal) =>
      call("rewardHistory", { query: { shopId, page, perPage: PER_PAGE } }, signal),
  };
}
