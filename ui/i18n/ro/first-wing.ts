import { allergens } from "./allergens.ts";
import { cart } from "./cart.ts";
import { common } from "./common.ts";
import { confirmation } from "./confirmation.ts";
import { consent } from "./consent.ts";
import { diets } from "./diets.ts";
import { errors } from "./errors.ts";
import { facts } from "./facts.ts";
import { fulfillment } from "./fulfillment.ts";
import { menu } from "./menu.ts";
import { navigation } from "./navigation.ts";
import { notFound } from "./not-found.ts";
import { nutrition } from "./nutrition.ts";
import { product } from "./product.ts";
import { refusals } from "./refusals.ts";
import { shop } from "./shop.ts";
import { time } from "./time.ts";
import { titles } from "./titles.ts";
import { toast } from "./toast.ts";

/** What the first screen needs, in Romanian. */
export const firstWing = {
  allergens,
  cart,
  common,
  confirmation,
  consent,
  diets,
  errors,
  facts,
  fulfillment,
  menu,
  navigation,
  notFound,
  nutrition,
  product,
  refusals,
  shop,
  time,
  titles,
  toast,
};
