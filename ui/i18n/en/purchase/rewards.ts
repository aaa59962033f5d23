import type { rewards as ro } from "../../ro/purchase/rewards.ts";
import type { Translation } from "../../wording.ts";

/** Points and what they buy. */
export const rewards: Translation<typeof ro> = {
  title: "Points",
  balance: "You have {points}",
  held: "{points} held for orders under way",
  howTitle: "How it works",
  howEarn: "You get points after every completed order.",
  howRate: "{points} for every {amount}",
  howSpend: "Use them to pay for marked products.",
  guestText: "Sign in to collect points.",
  redeemable: "What you can get",
  missing: "you need {points} more",
  history: "History",
  historyEmpty: "Nothing yet",
  type: {
    earn: "Earned",
    hold: "Held",
    capture: "Used",
    release: "Released",
    adjust: "Adjustment",
    expire: "Expired",
    clawback: "Taken back",
  },
};
