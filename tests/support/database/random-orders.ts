import { withOwner } from "#adapters/server/db/owner.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { vatShares } from "#core/checkout/decision/totals.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { subtract, sum } from "#core/money/add.ts";
import { fromMinorUnits } from "#core/money/minor-units.ts";
import type { Money } from "#core/money/money.ts";
import { FULFILLED_STATUS, isTerminal } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import { ORDER_SOURCES } from "#core/order/order.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { newId } from "#tests/support/shopping/http-shopping.ts";
import type { Random } from "#tests/torture/random.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const RATES = ["11.00", "21.00"] as const;
const FEE_RATE = "21.00";
const CUSTOMERS = 12;

/** Where random orders were placed, of which products, and when. */
export interface RandomOrdersTerms {
  readonly organizationId: string;
  readonly locations: readonly {
    readonly id: string;
    readonly shopId: string;
    readonly productIds: readonly string[];
  }[];
  readonly from: Instant;
  readonly days: number;
}

/**
 * Writes so many orders in every status, with discounts, points, fees, tips and refunds of odd amounts, as a release ended
 * them that counted no sales.
 */
export async function insertRandomOrders(
  owner: SocketConnection,
  random: Random,
  terms: RandomOrdersTerms,
  count: number,
): Promise<void> {
  const customers = new Map(
    terms.locations.map(({ shopId }) => [shopId, Array.from({ length: CUSTOMERS }, () => newId())]),
  );
  const orders = Array.from({ length: count }, () => {
    const location = oneOf(random, terms.locations);
    const placedAt = plusMillis(terms.from, random.below(terms.days * DAY_MINUTES) * MINUTE_MS);
    const customerId = oneOf(random, customers.get(location.shopId) ?? []);
    return randomOrder(random, { ...location, placedAt, customerId });
  });
  const guests = [...customers].flatMap(([shop, ids]) =>
    ids.map((id) => ({ id, shop_id: shop, user_id: newId(), created_at: terms.from })),
  );
  await withOwner(owner, async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query(CUSTOMER_ROWS, [terms.organizationId, JSON.stringify(guests)]);
    await client.query(ORDER_ROWS, [terms.organizationId, JSON.stringify(orders.map(({ order }) => order))]);
    const lines = orders.flatMap((made) => made.lines);
    await client.query(LINE_ROWS, [terms.organizationId, JSON.stringify(lines)]);
    const around = JSON.stringify(orders.map((made) => made.around));
    await client.query(ACCEPT_ROWS, [terms.organizationId, around]);
    await client.query(REFUND_ROWS, [terms.organizationId, around]);
  });
}

interface OrderPlace {
  readonly id: string;
  readonly shopId: string;
  readonly productIds: readonly string[];
  readonly placedAt: Instant;
  readonly customerId: string;
}

function randomOrder(random: Random, { placedAt, ...place }: OrderPlace) {
  const id = newId();
  const status = oneOf(random, [...ORDER_STATUSES, FULFILLED_STATUS, FULFILLED_STATUS, FULFILLED_STATUS]);
  const method = oneOf(random, FULFILLMENT_METHODS);
  const lines = Array.from({ length: 1 + random.below(3) }, (_, position) =>
    randomLine(random, id, position, oneOf(random, place.productIds)),
  );
  const amountsOf = (name: "price" | "pointsPaid" | "discount" | "total"): Money =>
    sum(
      lines.map((line) => line.amounts[name]),
      "RON",
    );
  const fee = method === "delivery" ? amount(random.below(2000)) : amount(0);
  const tip = random.chance(0.3) ? amount(random.below(1500)) : amount(0);
  const total = sum([amountsOf("total"), fee, tip], "RON");
  const vat = vatShares([
    ...lines.map(({ row, amounts }) => ({ rate: row.vat_rate, gross: amounts.total })),
    { rate: FEE_RATE, gross: fee },
  ]);
  const took = random.below(120) * MINUTE_MS;
  const order = {
    id,
    shop_id: place.shopId,
    location_id: place.id,
    customer_id: place.customerId,
    user_id: newId(),
    cart_id: newId(),
    source: oneOf(random, ORDER_SOURCES),
    status,
    fulfillment_method: method,
    placed_at: placedAt,
    promised_at: status === "pending" ? null : plusMillis(placedAt, 60 * MINUTE_MS),
    ended_at: isTerminal(status) ? plusMillis(placedAt, took) : null,
    subtotal: amountsOf("price").amount,
    discount: amountsOf("discount").amount,
    points_used: random.below(50),
    points_paid: amountsOf("pointsPaid").amount,
    delivery_fee: fee.amount,
    tip: tip.amount,
    total: total.amount,
    vat,
    points_earned: random.below(80),
    payment_method: oneOf(random, PAYMENT_METHODS),
    delivery_vat_rate: FEE_RATE,
  };
  const accepted_at = random.chance(0.8) ? plusMillis(placedAt, random.below(600_000)) : null;
  const refunded = status === FULFILLED_STATUS && random.chance(0.2) ? total.amount : null;
  const around = { order_id: id, location_id: place.id, accepted_at, refunded };
  return { order, lines: lines.map(({ row }) => row), around };
}

function randomLine(random: Random, orderId: string, position: number, productId: string) {
  const qty = 1 + random.below(4);
  const unit = random.below(9000);
  const price = amount(unit * qty);
  const pointsPaid = random.chance(0.1) ? price : amount(0);
  const rest = subtract(price, pointsPaid);
  const discount = random.chance(0.3) ? amount(random.below(unit + 1)) : amount(0);
  const taken = pointsPaid === price ? amount(0) : discount;
  const total = subtract(rest, taken);
  const row = {
    order_id: orderId,
    position,
    item_id: newId(),
    product_id: productId,
    qty,
    unit_price: amount(unit).amount,
    line_price: price.amount,
    points_paid: pointsPaid.amount,
    discount: taken.amount,
    total: total.amount,
    vat_rate: oneOf(random, RATES),
  };
  return { row, amounts: { price, pointsPaid, discount: taken, total } };
}

function amount(minorUnits: number): Money {
  return fromMinorUnits(BigInt(minorUnits), "RON");
}

function oneOf<T>(random: Random, values: readonly T[]): T {
  const value = values[random.below(values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from");
  return value;
}

const CUSTOMER_ROWS = `
  insert into customers (organization_id, id, shop_id, user_id, created_at)
  select $1, r.id, r.shop_id, r.user_id, r.created_at from json_populate_recordset(null::customers, $2) r`;

const ORDER_ROWS = `
  insert into orders (organization_id, id, shop_id, location_id, customer_id, user_id, cart_id, cart_revision, source, status,
      holds, fulfillment_method, placed_at, answer_by, promise, promised_at, ended_at, location_name, location_address,
      location_phone, contact_first_name, contact_phone, email, locale, delivery_address, currency, subtotal, discount,
      discounts, points_used, points_paid, delivery_fee, tip, total, vat, points_earned, payment_method, cutlery,
      delivery_vat_rate)
  select $1, r.id, r.shop_id, r.location_id, r.customer_id, r.user_id, r.cart_id, 1, r.source, r.status, 'released',
      r.fulfillment_method, r.placed_at, r.placed_at, '{}', r.promised_at, r.ended_at, '', '', '', 'Ion', '', 'a@example.com',
      'ro', case when r.fulfillment_method = 'delivery' then '{}'::jsonb end, 'RON', r.subtotal, r.discount, '[]',
      r.points_used, r.points_paid, r.delivery_fee, r.tip, r.total, r.vat, r.points_earned, r.payment_method, false,
      r.delivery_vat_rate
    from json_populate_recordset(null::orders, $2) r`;

const LINE_ROWS = `
  insert into order_lines (organization_id, order_id, position, item_id, product_id, name, qty, modifiers, unit_price,
      line_price, points_used, points_paid, discount, total, vat_rate, trace)
  select $1, r.order_id, r.position, r.item_id, r.product_id, '', r.qty, '[]', r.unit_price, r.line_price, 0, r.points_paid,
      r.discount, r.total, r.vat_rate, '[]'
    from json_populate_recordset(null::order_lines, $2) r`;

const ACCEPT_ROWS = `
  insert into events (organization_id, number, kind, order_id, location_id, type, status, version, actor, at)
  select $1::text, (select coalesce(max(e.number), 0) from events e where e.organization_id = $1::text) + row_number() over (), 'order',
      r.order_id, r.location_id, 'accept', 'accepted', 2, 'staff', r.accepted_at
    from json_to_recordset($2) as r(order_id text, location_id text, accepted_at timestamptz)
   where r.accepted_at is not null`;

const REFUND_ROWS = `
  insert into order_refunds (organization_id, order_id, paid, refunded)
  select $1, r.order_id, r.refunded, r.refunded from json_to_recordset($2) as r(order_id text, refunded numeric)
   where r.refunded is not null`;
