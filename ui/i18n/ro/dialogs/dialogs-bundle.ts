import { address } from "./address.ts";
import { allergens } from "./allergens.ts";
import { cart } from "./cart.ts";
import { confirmation } from "./confirmation.ts";
import { consent } from "./consent.ts";
import { diets } from "./diets.ts";
import { errorDetails } from "./error-details.ts";
import { install } from "./install.ts";
import { menuFilter } from "./menu-filter.ts";
import { nutrition } from "./nutrition.ts";
import { offline } from "./offline.ts";
import { product } from "./product.ts";
import { refusals } from "./refusals.ts";
import { update } from "./update.ts";

/** What dialogs, toasts and refusals say, in Romanian: nothing of it is on a page before it has started. */
export const dialogsBundle = {
  address,
  allergens,
  cart,
  confirmation,
  consent,
  diets,
  errorDetails,
  install,
  menuFilter,
  nutrition,
  offline,
  product,
  refusals,
  update,
};
