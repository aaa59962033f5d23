import type { OrganizationId, ShopId } from "#core/kernel/id.ts";
import type { Currency } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Location } from "./location.ts";

/** Languages of the product; Romanian is default and fallback (LANGUAGE-1). */
export const LOCALES = ["ro", "en"] as const;

/** A language of the product. */
export type Locale = (typeof LOCALES)[number];

/** Makes something for each language of the product. */
export function byLocale<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>>;
// A record made from a list has any text for its keys; the signature above says which ones it has.
export function byLocale(make: (locale: Locale) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)]));
}

/** Shades of the accent color, "#rrggbb". */
export type AccentShade =
  | "50"
  | "100"
  | "200"
  | "300"
  | "400"
  | "500"
  | "600"
  | "700"
  | "800"
  | "900"
  | "950";

/** A restaurant's storefront. */
export interface Shop {
  readonly id: ShopId;
  readonly slug: string;
  readonly name: string;
  readonly customDomain: string | null;
  /** IANA zone, for example "Europe/Bucharest". */
  readonly timezone: string;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly colors: Readonly<Record<AccentShade, string>>;
  readonly features: ShopFeatures;
  readonly facebookPixelId: string | null;
  readonly googleMeasurementId: string | null;
  readonly organization: ShopOrganization;
  /** The number of the organization's own consent text; absent where the standard one stands (CONSENT-6). */
  readonly consentVersion?: number;
  readonly locations: readonly Location[];
  /** Promotions open to all; one that needs a code is never among them. */
  readonly availablePromotions: readonly Promotion[];
}

/** What a shop switched on. */
export interface ShopFeatures {
  readonly coupons: boolean;
  readonly points: boolean;
}

/** The company behind a shop, as legal pages and receipts name it. */
export interface ShopOrganization {
  readonly id: OrganizationId;
  readonly name: string;
  readonly legalName: string;
  readonly taxId: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}
