import type { LocationId, OrganizationId, ShopId, PromotionId } from "#core/kernel/id.ts";
import type { Location } from "#core/shop/location.ts";
import type { WeeklyHours } from "#core/shop/opening-hours.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { UsageLimit } from "#core/promotion/usage-limit.ts";
import { idOf } from "./values.ts";

/** The location at which the builders sell. */
export const CENTRU = idOf<LocationId>("centru");

/** Another location of the same shop. */
export const AVIATORILOR = idOf<LocationId>("aviatori");

const DAY_AND_NIGHT: WeeklyHours = {
  "1": [["00:00", "24:00"]],
  "2": [["00:00", "24:00"]],
  "3": [["00:00", "24:00"]],
  "4": [["00:00", "24:00"]],
  "5": [["00:00", "24:00"]],
  "6": [["00:00", "24:00"]],
  "7": [["00:00", "24:00"]],
};

/** Centru: open round the clock, pickup and delivery, no minimum. */
export function aLocation(change: Partial<Location> = {}): Location {
  return {
    id: CENTRU,
    slug: "centru",
    name: "Centru",
    address: "Str. Lipscani 1, București",
    coordinates: { latitude: 44.4325, longitude: 26.1025 },
    phone: "+40310000001",
    isClosed: false,
    nextOpeningAt: null,
    supportedFulfillmentMethods: ["pickup", "delivery"],
    doesPickup: true,
    doesDelivery: true,
    defaultDeliveryZone: null,
    openingHours: { pickup: DAY_AND_NIGHT, delivery: DAY_AND_NIGHT },
    exceptions: [],
    preparationMinutes: { pickup: 20, delivery: 45 },
    minimumOrder: null,
    paymentMethods: ["cash", "card_at_handover"],
    orderingState: ONLINE,
    ...change,
  };
}

/** A shop in Bucharest that trades in lei, with coupons and points. */
export function aShop(change: Partial<Shop> = {}): Shop {
  return {
    id: idOf<ShopId>("bistro"),
    slug: "bistro-nord",
    name: "Bistro Nord",
    customDomain: null,
    timezone: "Europe/Bucharest",
    currency: "RON",
    locale: "ro",
    colors: {
      "50": "#fff7ed",
      "100": "#ffedd5",
      "200": "#fed7aa",
      "300": "#fdba74",
      "400": "#fb923c",
      "500": "#f97316",
      "600": "#ea580c",
      "700": "#c2410c",
      "800": "#9a3412",
      "900": "#7c2d12",
      "950": "#431407",
    },
    features: { coupons: true, points: true },
    facebookPixelId: null,
    googleMeasurementId: null,
    organization: {
      id: idOf<OrganizationId>("bistro"),
      name: "Bistro Nord",
      legalName: "Bistro Nord SRL",
      taxId: "RO12345678",
      address: "Str. Lipscani 1, București",
      email: "salut@bistro-nord.example",
      phone: "+40310000000",
    },
    locations: [aLocation()],
    availablePromotions: [],
    ...change,
  };
}

/** A coupon of 20 % on everything, without conditions; `name` also makes the id. */
export function aPromotion(name = "Welcome", change: Partial<Promotion> = {}): Promotion {
  return {
    id: idOf<PromotionId>(name),
    name,
    automatic: false,
    discount: { value: "0.20" },
    appliesToModifiers: true,
    limitedToLocationIds: null,
    limitedToProductIds: null,
    limitedToMobileApp: false,
    limitedToFulfillmentMethods: null,
    usageLimitPerCustomer: null,
    validFrom: null,
    validUntil: null,
    weekdayHours: null,
    ...change,
  };
}

/** So many uses by one customer. */
export function aUsageLimit(times: number, validForFirstOrdersOnly = false): UsageLimit {
  return { type: "count", times, options: { validForFirstOrdersOnly } };
}
