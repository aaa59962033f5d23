import { auth } from "./auth.ts";
import { checkout } from "./checkout.ts";
import { home } from "./home.ts";
import { orders } from "./orders.ts";
import { phone } from "./phone.ts";
import { profile } from "./profile.ts";
import { push } from "./push.ts";
import { reasons } from "./reasons.ts";
import { rewards } from "./rewards.ts";
import { validation } from "./validation.ts";

/** Everything from signing in to following an order, in English. */
export const purchaseBundle = {
  auth,
  checkout,
  home,
  orders,
  phone,
  profile,
  push,
  reasons,
  rewards,
  validation,
};
