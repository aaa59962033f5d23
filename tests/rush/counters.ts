import { demoId } from "#adapters/server/demo/demo-ids.ts";
import {
  toId,
  type LocationId,
  type ModifierGroupId,
  type ModifierId,
  type ProductId,
  type PromotionId,
  type ShopId,
} from "#core/kernel/id.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Menu, ModifierGroup, Product } from "#core/menu/menu.ts";
import type { ModifierIdsByGroup } from "#core/menu/chosen-modifiers.ts";
import { toMinorUnits } from "#core/money/minor-units.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { Counter } from "./plan/rush-plan.ts";

/** The demo's shops that a crowd can go to. */
export const RUSH_SHOPS = ["bistro-nord", "pizza-nord"] as const;
export type RushShop = (typeof RUSH_SHOPS)[number];

/** A product with the choices that it is ordered with. */
export interface Dish {
  readonly productId: ProductId;
  readonly modifierIdsByGroup: ModifierIdsByGroup;
}

/** A location as a crowd knows it: what the plan counts, by its ids. */
export interface OpenCounter {
  readonly shop: RushShop;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  readonly couponId: PromotionId;
  readonly dishes: readonly Dish[];
  /** The dish of which a few pieces are left. */
  readonly scarceDish: Dish;
  /** Slots that are free, in order; none where food is had as soon as possible. */
  readonly slots: readonly Instant[];
  readonly counter: Counter;
}

type Terms = Pick<Counter, "perSlot" | "fillsSlots" | "runsOut" | "firstOrders">;
type Place = Terms & { readonly shop: RushShop; readonly location: string; readonly coupon: string };

const AS_SOON_AS_POSSIBLE = { perSlot: null, fillsSlots: false, firstOrders: false } as const;
// Aviatorilor takes twelve orders a slot; Floreasca ten, or 900 lei, which three large orders reach.
const PLACES: readonly Place[] = [
  { ...AS_SOON_AS_POSSIBLE, shop: "bistro-nord", location: "centru", coupon: "nord20", runsOut: true },
  {
    shop: "bistro-nord",
    location: "aviatorilor",
    coupon: "nord20",
    perSlot: 12,
    fillsSlots: true,
    runsOut: false,
    firstOrders: false,
  },
  {
    shop: "pizza-nord",
    location: "floreasca",
    coupon: "pizza10",
    perSlot: 2,
    fillsSlots: false,
    runsOut: false,
    firstOrders: true,
  },
];
const HEARTY_MINOR_UNITS = 2000n;
// Slots of today and tomorrow are left to others.
const SLOT_DAYS = [2, 3, 4, 5, 6] as const;

/** What the crowd's shops sell now, asked of the server as browsers do. */
export async function readCounters(
  client: HttpClient,
  shops: readonly RushShop[],
): Promise<readonly OpenCounter[]> {
  const chosen = PLACES.filter(({ shop }) => shops.includes(shop));
  return Promise.all(chosen.map((place) => readCounter(client, place)));
}

async function readCounter(client: HttpClient, place: Place): Promise<OpenCounter> {
  const shopId = toId<ShopId>(demoId("shop", place.shop));
  const locationId = toId<LocationId>(demoId("location", place.shop, place.location));
  const menu = succeeded(await client.call("menu", { query: { filter: { shopId } } }));
  const shop = succeeded(await client.call("shopBySlug", { params: { slug: place.shop }, query: {} }));
  // What costs less at some hours would have another price in the next run.
  const atSomeHours = new Set(
    shop.availablePromotions.flatMap(({ weekdayHours, limitedToProductIds }) =>
      weekdayHours === null ? [] : (limitedToProductIds ?? []),
    ),
  );
  const sold = menu.products.filter((product) => isSold(product, locationId) && !atSomeHours.has(product.id));
  const scarce = sold.find(({ modifierGroupsIds }) => modifierGroupsIds.length === 0);
  if (scarce === undefined) throw new Error(`${place.shop} sells nothing simple`);
  const products = sold.filter((product) => product !== scarce);
  const brought = place.perSlot === null;
  const indices = (fits: (product: Product) => boolean): readonly number[] =>
    products.flatMap((product, index) => (fits(product) ? [index] : []));
  return {
    shop: place.shop,
    shopId,
    locationId,
    couponId: toId<PromotionId>(demoId("promotion", place.shop, place.coupon)),
    dishes: products.map((product) => dishOf(menu, product, locationId)),
    scarceDish: dishOf(menu, scarce, locationId),
    slots: brought ? [] : await readSlots(client, locationId),
    counter: {
      ...place,
      dishes: products.length,
      hearty: indices((product) => brought && isHearty(product, locationId)),
      forPoints: indices((product) => product.redeemableByPoints),
    },
  };
}

async function readSlots(client: HttpClient, id: LocationId): Promise<readonly Instant[]> {
  const method: FulfillmentMethod = "pickup";
  const today = new Date().toISOString().slice(0, 10);
  const days = await Promise.all(
    SLOT_DAYS.map((days) =>
      client.call("slots", { params: { id }, query: { method, date: plusDays(today, days) } }),
    ),
  );
  return days.flatMap((day) =>
    succeeded(day).slots.flatMap(({ start, available }) => (available ? [start] : [])),
  );
}

function isSold(product: Product, locationId: LocationId): boolean {
  return (
    product.priceByLocation[locationId] !== undefined &&
    product.disabledUntilByLocation[locationId] === undefined &&
    product.availableFor.includes("pickup")
  );
}

function isHearty(product: Product, locationId: LocationId): boolean {
  const price = product.priceByLocation[locationId];
  return (
    price !== undefined &&
    toMinorUnits(price) >= HEARTY_MINOR_UNITS &&
    product.availableFor.includes("delivery")
  );
}

/** With the fewest choices that it can be had with. */
function dishOf(menu: Menu, product: Product, locationId: LocationId): Dish {
  const groups = product.modifierGroupsIds.flatMap((id) =>
    menu.modifierGroups.filter((group) => group.id === id),
  );
  const chosen = groups.flatMap((group) => {
    const choice = fewestOf(group, locationId);
    return choice === null ? [] : [[group.id, choice] as const];
  });
  return { productId: product.id, modifierIdsByGroup: fromPairs(chosen) };
}

function fewestOf(group: ModifierGroup, locationId: LocationId): ModifierId | readonly ModifierId[] | null {
  const ids = group.modifiers
    .filter(({ priceByLocation }) => priceByLocation[locationId] !== undefined)
    .filter(({ disabledUntilByLocation }) => disabledUntilByLocation[locationId] === undefined)
    .slice(0, group.minChoices)
    .map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return null;
  return group.singleChoice ? first : ids;
}

function fromPairs(
  pairs: readonly (readonly [ModifierGroupId, ModifierId | readonly ModifierId[]])[],
): ModifierIdsByGroup {
  const found: Record<ModifierGroupId, ModifierId | readonly ModifierId[]> = {};
  for (const [id, choice] of pairs) found[id] = choice;
  return found;
}
