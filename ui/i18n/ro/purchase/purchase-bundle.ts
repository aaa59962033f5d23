import { auth } from "./auth.ts";
import { checkout } from "./checkout.ts";
import { orders } from "./orders.ts";
import { phone } from "./phone.ts";
import { profile } from "./profile.ts";
import { reasons } from "./reasons.ts";
import { rewards } from "./rewards.ts";
import { validation } from "./validation.ts";

/** Everything from signing in to following an order, in Romanian. */
export const purchaseBundle = {
  auth,
  checkout,
  orders,
  phone,
  profile,
  reasons,
  rewards,
  validation,
};
