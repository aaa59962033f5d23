import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { CartItem, PricedCart } from "#core/cart/cart.ts";
import { toId, type PromotionId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import type { Shopper } from "#tests/support/trading/shoppers.ts";
import type { TradingShop } from "#tests/support/trading/trading.ts";

/** Whose order it is, and of what. */
export interface Ordering {
  readonly trading: TradingShop;
  readonly shopper: Shopper;
  readonly cart: PricedCart;
  readonly product: Product;
}

/** Something that an order is decided on, changed after its quote. */
export interface Change {
  readonly name: string;
  /** What the item in the cart carries. */
  readonly terms?: Partial<CartItem>;
  readonly delivers?: boolean;
  /** A statement of the owner of the tables. */
  readonly happens: (ordering: Ordering) => string;
  /** Takes it back for the next change. */
  readonly undo?: (ordering: Ordering) => string;
  /** "placed", or the key of the refusal. */
  readonly ends: string;
  /** What the order that was placed all the same says. */
  readonly writes?: Readonly<Record<string, unknown>>;
}

const promotion = (key: string): PromotionId => toId<PromotionId>(demoId("promotion", "bistro-nord", key));
const COUPON = promotion("nord20");
const FIRST_ORDER = promotion("prima10");
const NO_DAY = Object.fromEntries(["1", "2", "3", "4", "5", "6", "7"].map((day) => [day, []]));
const SHUT = JSON.stringify({ pickup: NO_DAY, delivery: NO_DAY });

const ofLocation =
  (assignment: string) =>
  ({ trading }: Ordering): string =>
    `update locations set ${assignment} where id = '${trading.locationId}'`;
const ofZones =
  (assignment: string) =>
  ({ trading }: Ordering): string =>
    `update zones set ${assignment} where location_id = '${trading.locationId}'`;
const ofShop =
  (assignment: string) =>
  ({ trading }: Ordering): string =>
    `update shops set ${assignment} where id = '${trading.shopId}'`;
const ofShopper =
  (assignment: string) =>
  ({ shopper }: Ordering): string =>
    `update users set ${assignment} where id = '${shopper.userId}'`;
const ofProduct =
  (assignment: string) =>
  ({ product }: Ordering): string =>
    `update products set ${assignment} where id = '${product.id}'`;
const ofPrice =
  (assignment: string) =>
  ({ product }: Ordering): string =>
    `update product_prices set ${assignment} where product_id = '${product.id}'`;
const ofCoupon = (assignment: string) => (): string =>
  `update promotions set ${assignment} where id = '${COUPON}'`;
const ofCounter = (assignment: string) => (): string =>
  `update promotion_counters set ${assignment} where promotion_id = '${COUPON}'`;
const ofCart =
  (assignment: string) =>
  ({ cart }: Ordering): string =>
    `update carts set ${assignment} where id = '${cart.id}'`;

/** Each input of the decision about an order, one by one. */
export const CHANGES: readonly Change[] = [
  {
    name: "the session ended",
    happens: ({ shopper }) => `delete from sessions where user_id = '${shopper.userId}'`,
    ends: "auth.unauthenticated",
  },
  {
    name: "the phone was proved by somebody else",
    happens: ofShopper("phone = null, phone_verified_at = null"),
    ends: "phone.not_verified",
  },
  {
    name: "the phone is another one, and proved",
    happens: ofShopper("phone = '+40733111222'"),
    ends: "placed",
    writes: { phone: "+40733111222" },
  },
  {
    name: "the email is another one",
    happens: ofShopper("email = 'alta@example.com'"),
    ends: "placed",
    writes: { email: "alta@example.com" },
  },
  {
    name: "the customer works for the restaurant now",
    happens: ({ trading, shopper }) =>
      `insert into employees (organization_id, id, user_id, role)
         values ('${trading.organizationId}', '${trading.ids.ulid()}', '${shopper.userId}', 'employee')`,
    ends: "placed",
  },
  {
    name: "the customer record is gone",
    happens: ({ shopper }) =>
      `delete from balances where customer_id = '${shopper.customerId}';
       delete from customers where id = '${shopper.customerId}'`,
    ends: "placed",
  },
  { name: "the cart was saved again", happens: ofCart("revision = 2"), ends: "cart.revision_conflict" },
  { name: "the cart was emptied", happens: ofCart("items = '[]', revision = 2"), ends: "cart.empty" },
  {
    name: "the price rose",
    happens: ofPrice("price = price + 1"),
    undo: ofPrice("price = price - 1"),
    ends: "price.changed",
  },
  {
    name: "the product left the menu",
    happens: ofProduct("archived_at = now()"),
    undo: ofProduct("archived_at = null"),
    ends: "item.unavailable",
  },
  {
    name: "the product was sold out",
    happens: ({ trading, product }) =>
      `insert into product_availability (organization_id, shop_id, product_id, location_id, disabled_until, set_at)
         values ('${trading.organizationId}', '${trading.shopId}', '${product.id}', '${trading.locationId}',
           '9999-12-31T23:59:59Z', '${trading.clock.now()}')`,
    undo: ({ product }) => `delete from product_availability where product_id = '${product.id}'`,
    ends: "item.unavailable",
  },
  {
    name: "the location closed",
    // The hours are kept with an exception of a day long gone.
    happens: ofLocation(
      `opening_hours = '${SHUT}', exceptions = jsonb_build_array(jsonb_build_object(
         'date', '2000-01-01', 'method', null, 'intervals', '[]'::jsonb, 'hours', opening_hours))`,
    ),
    undo: ofLocation("opening_hours = exceptions -> 0 -> 'hours', exceptions = '[]'"),
    ends: "location.closed",
  },
  {
    name: "the location paused",
    happens: ofLocation("ordering_mode = 'paused', ordering_pinned = true"),
    undo: ofLocation("ordering_mode = 'online', ordering_pinned = false"),
    ends: "location.paused",
  },
  {
    name: "the location delivers nothing",
    delivers: true,
    happens: ofLocation("supported_fulfillment_methods = '{pickup}'"),
    undo: ofLocation("supported_fulfillment_methods = '{pickup,delivery}'"),
    ends: "fulfillment.not_supported",
  },
  {
    name: "the zone was closed",
    delivers: true,
    happens: ofZones("active = false"),
    undo: ofZones("active = true"),
    ends: "address.out_of_zone",
  },
  {
    name: "cash is no longer taken",
    happens: ofLocation("payment_methods = '{card_at_handover}'"),
    undo: ofLocation("payment_methods = '{cash,card_at_handover}'"),
    ends: "payment.method_not_available",
  },
  {
    name: "orders have to be larger",
    delivers: true,
    happens: ofLocation("minimum_order = minimum_order + 5000"),
    undo: ofLocation("minimum_order = minimum_order - 5000"),
    ends: "order.below_minimum",
  },
  {
    name: "points are worth more",
    happens: ofShop("points_per_unit = 0"),
    undo: ofShop("points_per_unit = 1"),
    ends: "placed",
    writes: { earned: 0 },
  },
  {
    name: "the coupon ended",
    terms: { couponId: COUPON },
    happens: ofCoupon("valid_until = '2026-11-18T09:00:00Z'"),
    undo: ofCoupon("valid_until = null"),
    ends: "coupon.expired",
  },
  {
    name: "the coupon was used up by all",
    terms: { couponId: COUPON },
    happens: ofCounter("total_limit = 1, used = 1"),
    undo: ofCounter("total_limit = null, used = 0"),
    ends: "coupon.limit_reached",
  },
  {
    name: "the customer ordered for the first time elsewhere",
    terms: { couponId: FIRST_ORDER },
    happens: ({ shopper }) =>
      `update customers set fulfilled_orders_count = 1 where id = '${shopper.customerId}'`,
    undo: ({ shopper }) =>
      `update customers set fulfilled_orders_count = 0 where id = '${shopper.customerId}'`,
    ends: "coupon.first_orders_only",
  },
  {
    name: "the shop takes no coupons",
    terms: { couponId: COUPON },
    happens: ofShop("coupons_enabled = false"),
    undo: ofShop("coupons_enabled = true"),
    ends: "coupon.not_found",
  },
];
