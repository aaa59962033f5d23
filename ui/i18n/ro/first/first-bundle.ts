import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { fulfillment } from "./fulfillment.ts";
import { menu } from "./menu.ts";
import { navigation } from "./navigation.ts";
import { shop } from "./shop.ts";
import { time } from "./time.ts";
import { titles } from "./titles.ts";
import { toast } from "./toast.ts";

/** What the first screen needs, in Romanian. */
export const firstBundle = {
  common,
  errors,
  fulfillment,
  menu,
  navigation,
  shop,
  time,
  titles,
  toast,
};
