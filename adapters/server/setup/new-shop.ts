import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OpeningException, OpeningHours, WeeklyHours } from "#core/shop/opening-hours.ts";
import type { AccentShade, Locale } from "#core/shop/shop.ts";
import type { FileLocation } from "#core/menu-file/menu-file.ts";
import type { Currency } from "#core/money/money.ts";
import { NEVER } from "./opening-hours-text.ts";
import type { Area } from "#core/shop/delivery-zone.ts";

/** The input of a new shop: one location that takes orders at once. */
export interface NewShop {
  readonly slug: string;
  readonly name: string;
  readonly timezone: string;
  readonly currency: Currency;
  readonly locale: Locale;
  /** Whether the public sees it at once (SHOP-19). */
  readonly isPublished: boolean;
  readonly location: NewLocation;
  /** Further locations, which are like it in all but their names. */
  readonly furtherLocations?: readonly FileLocation[];
}

/** The one location of a new shop. */
export interface NewLocation {
  /** Made from its name where it is absent. */
  readonly slug?: string;
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates;
  readonly phone: string;
  readonly methods: readonly FulfillmentMethod[];
  /** The hours of every method it offers. */
  readonly hours: WeeklyHours;
  /** Dates whose hours differ from these. */
  readonly exceptions: readonly OpeningException[];
  /** The delivery area and fee; unused without delivery. */
  readonly area: Area;
  /** Decimal text in the shop's currency. */
  readonly deliveryFee: string;
}

/** The organization of a new shop. */
export interface NewOrganization {
  readonly name: string;
  readonly legalName: string;
  readonly taxId: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/** The accent of a shop until it chooses another: orange, every shade with enough contrast. */
export const FIRST_COLORS: Readonly<Record<AccentShade, string>> = {
  50: "#fff7ed",
  100: "#ffedd5",
  200: "#fed7aa",
  300: "#fdba74",
  400: "#fb923c",
  500: "#ea680c",
  600: "#c2410c",
  700: "#9a3412",
  800: "#7c2d12",
  900: "#5f2410",
  950: "#3b1206",
};

/** Hours of both methods as the database keeps them; a method that is not offered has none. */
export function hoursByMethod({ methods, hours }: NewLocation): OpeningHours {
  const hoursOf = (method: FulfillmentMethod): WeeklyHours => (methods.includes(method) ? hours : NEVER);
  return { pickup: hoursOf("pickup"), delivery: hoursOf("delivery") };
}
