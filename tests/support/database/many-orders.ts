import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { FIRST_EVENT, OPEN_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { StaffOrdersFilter } from "#adapters/server/order/orders-board.queries.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { periodBounds } from "#core/order/history/period-bounds.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";

/**
 * Writes so many older orders of one organization after the pattern of an order that is there, a few minutes apart and in
 * tens of seconds for hundreds of thousands: of every hundred about two are rejected and two cancelled, forty are picked
 * up, forty-five paid by card, two ordered by phone, and every eighth fulfilled one was late; some of the last are open.
 * Their sales count as counted. All are of the customer of the pattern; with so many `others` only every twentieth is, and the rest is theirs
 * (`copiedId`).
 */
export async function makeManyOrders(
  owner: SocketConnection,
  orderId: string,
  count: number,
  others = 0,
): Promise<void> {
  await withOwner(owner, async (client) => {
    // Triggers and foreign keys row by row would take minutes; what they would have done stands below.
    await client.query(
      "begin; set local session_replication_role = replica; set local synchronous_commit = off",
    );
    await client.query(DRAFTS, [orderId, count]);
    await client.query("analyze drafts");
    await client.query(ORDERS, [orderId, others]);
    for (const text of [LINES, NUMBERS, EVENTS]) await client.query(text, [orderId]);
    await client.query(COUNTER);
    await client.query(NOTED, [orderId, FIRST_EVENT.event, count]);
    await client.query("commit");
    for (const table of WRITTEN) await client.query(`vacuum analyze ${table}`);
  });
}

const WRITTEN = ["orders", "order_words", "order_lines", "order_numbers", "events"];

const DRAFTS = `
  create temp table drafts on commit drop as
  select i, substr(make_ulid(t.placed_at - interval '5 minutes' * ($2::integer - i)), 1, 10) || lpad(i::text, 16, '0') as id,
         t.placed_at - interval '5 minutes' * ($2::integer - i) as placed_at,
         case when i > $2::integer - 40 then (array['pending', 'accepted', 'preparing', 'ready'])[i % 4 + 1]
              when i % 50 = 7 then 'rejected' when i % 50 = 31 then 'cancelled' else 'fulfilled' end as status,
         case when i % 5 < 2 then 'pickup' else 'delivery' end as method,
         case when i % 20 < 9 then 'card_at_handover' else 'cash' end as payment,
         case when i % 100 < 2 then 'phone' when i % 10 < 3 then 'app' else 'web' end as source,
         case when i % 8 = 3 then interval '70 minutes' else interval '30 minutes' end as took,
         n.first[1 + floor(power(random(), 2) * cardinality(n.first))::integer] as first_name,
         n.last[1 + floor(power(random(), 2) * cardinality(n.last))::integer] as last_name,
         '+407' || lpad((i::bigint * 7919 % 40000 * 2357 % 100000000)::text, 8, '0') as phone
    from generate_series(1, $2::integer) i, orders t, (select
      string_to_array('Maria Ana Andrei Elena Ion Alexandru Ștefan Ioana Mihai Cristina George Gabriela Vasile Daniela Adrian Alina Bogdan Raluca Florin Roxana Marian Oana Radu Simona Dan Mirela Cătălin Diana Răzvan Țuța Silviu Zoe', ' ') as first,
      string_to_array('Popa Popescu Ionescu Dumitru Stan Stoica Gheorghe Rusu Munteanu Matei Marin Lazăr Ciobanu Florea Dobre Nistor Tudor Șerban Dinu Oprea Barbu Ene Sava Manea Toma Voicu Neagu Dragomir Iacob Pavel Zamfir Țurcanu', ' ') as last) n
   where t.id = $1`;

/** The id of the copy `i` of a row, in SQL: of decades from now, so that no retention is over. */
export function copiedId(i: string): string {
  return `('01Z' || lpad((${i})::text, 23, '0'))`;
}

const OTHER = copiedId("d.i % $2::integer + 1");

const ORDERS = `
  insert into orders (organization_id, id, shop_id, location_id, customer_id, user_id, cart_id, cart_revision, source, status,
      version, holds, fulfillment_method, placed_at, answer_by, promise, promised_at, ended_at, location_name,
      location_address, location_phone, contact_first_name, contact_last_name, contact_phone, email, locale,
      delivery_address, currency, subtotal, discount, discounts, points_used, points_paid, delivery_fee, tip, total, vat,
      points_earned, payment_method, payment_status, cutlery, sales_hour)
  select t.organization_id, d.id, t.shop_id, t.location_id, case when w.is_own then t.customer_id else ${OTHER} end,
      case when w.is_own then t.user_id else ${OTHER} end, t.cart_id, d.i + 1000000, d.source,
      d.status, 2, 'released', d.method, d.placed_at, d.placed_at + interval '10 minutes', t.promise,
      case when d.status in ('rejected', 'pending') then null else d.placed_at + interval '45 minutes' end,
      case when d.status in ('fulfilled', 'rejected', 'cancelled') then d.placed_at + d.took end,
      t.location_name, t.location_address, t.location_phone, d.first_name, d.last_name, d.phone, t.email, t.locale,
      case when d.method = 'delivery' then
        '{"street":"Strada Lungă","number":"1","city":"București","coordinates":{"latitude":44.43,"longitude":26.1}}'::jsonb
        || '{"block":null,"staircase":null,"floor":null,"apartment":null,"intercom":null,"courierNote":null}' end,
      t.currency, t.subtotal, t.discount, t.discounts, t.points_used, t.points_paid, t.delivery_fee, t.tip, t.total, t.vat,
      t.points_earned, d.payment, 'due', false,
      case when d.status in ('fulfilled', 'rejected', 'cancelled') then date_trunc('hour', d.placed_at at time zone 'UTC') end
    from drafts d, orders t, lateral (select $2::integer = 0 or d.i % 20 = 0 as is_own) w where t.id = $1`;

// Of all products of the shop in turn; what a line says of its product stays the pattern's.
const LINES = `
  insert into order_lines (organization_id, order_id, position, item_id, product_id, name, qty, modifiers, unit_price,
      line_price, points_used, points_paid, discount, total, vat_rate, trace, names)
  select l.organization_id, d.id, l.position, l.item_id, p.ids[1 + (d.i * 31 + l.position * 17) % cardinality(p.ids)],
      l.name, l.qty, l.modifiers, l.unit_price, l.line_price, l.points_used, l.points_paid, l.discount, l.total,
      l.vat_rate, l.trace, l.names
    from drafts d, order_lines l,
      (select array_agg(p.id order by p.id) as ids from products p join orders t on t.id = $1 and p.shop_id = t.shop_id) p
   where l.order_id = $1`;

const NUMBERS = `
  insert into order_numbers (organization_id, location_id, day, n, prefix, order_id)
  select t.organization_id, t.location_id, date '2001-01-01' + d.i / 200, d.i % 200 + 1, 'A', d.id
    from drafts d, orders t where t.id = $1`;

const EVENTS = `
  insert into events (organization_id, number, kind, order_id, location_id, type, status, version, actor, at)
  select t.organization_id, c.last + 2 * d.i - e.back, 'order', d.id, t.location_id, e.type,
      case when e.type = 'place' then 'pending' else d.status end, 2 - e.back, e.actor,
      d.placed_at + case when e.type = 'place' then interval '0' else d.took end
    from drafts d, orders t
    join event_counters c on c.organization_id = t.organization_id,
      (values ('place', 'customer', 1), ('complete', 'staff', 0)) as e(type, actor, back)
   where t.id = $1 and (e.type = 'place' or d.status = 'fulfilled')`;

const COUNTER = `
  update event_counters c set last = (select max(e.number) from events e where e.organization_id = c.organization_id)
   where exists (select from events e where e.organization_id = c.organization_id)`;

const NOTED = "select note_order_words(organization_id, $2, $3::integer + 1000) from orders where id = $1";

/** No limit at all. */
export const EVERY_ORDER: StaffOrdersFilter = {
  statuses: null,
  locationId: null,
  fulfillmentMethod: null,
  paymentMethod: null,
  source: null,
  customer: null,
  complaintOnly: false,
  tests: null,
  lateAt: null,
  workplaceIds: null,
  from: null,
  before: null,
  search: null,
  oldestFirst: false,
};

/** Where and when a list of orders is filtered. */
interface FilterPlace {
  readonly locationId: LocationId;
  readonly clock: { now(): Instant };
}

type Narrowing = (place: FilterPlace) => Partial<StaffOrdersFilter>;

/** Every way to filter the list of all orders, by its name: frequent and rare values, and some together. */
export function orderFilters(): readonly (readonly [string, Narrowing])[] {
  const period = ({ clock }: FilterPlace) => periodBounds("last_30_days", clock.now(), OFFICE_TIMEZONE);
  return [
    ["everything", () => ({})],
    ["oldest first", () => ({ oldestFirst: true })],
    ["frequent status", () => ({ statuses: ["fulfilled"] })],
    ["rare status", () => ({ statuses: ["rejected"] })],
    ["status of nothing", () => ({ statuses: ["out_for_delivery"] })],
    ["open statuses", () => ({ statuses: OPEN_STATUSES })],
    ["lost statuses", () => ({ statuses: ["rejected", "cancelled"] })],
    ["method", () => ({ fulfillmentMethod: "pickup" })],
    ["payment", () => ({ paymentMethod: "card_at_handover" })],
    ["source", () => ({ source: "phone" })],
    ["new customers", () => ({ customer: "new" })],
    ["returning customers", () => ({ customer: "returning" })],
    ["late only", ({ clock }) => ({ lateAt: clock.now() })],
    ["location", ({ locationId }) => ({ locationId })],
    ["place of work", ({ locationId }) => ({ workplaceIds: [locationId] })],
    ["period", period],
    ["number", () => ({ search: "A-042" })],
    ["number without its letter", () => ({ search: "42" })],
    ["frequent name", () => ({ search: "maria" })],
    ["rare name", () => ({ search: "tuta turcanu" })],
    ["beginning of names", () => ({ search: "ma po" })],
    ["one letter", () => ({ search: "m" })],
    ["nobody's name", () => ({ search: "Nimeni" })],
    ["last digits", () => ({ search: "678" })],
    ["whole phone", () => ({ search: "0712 345 678" })],
    [
      "several",
      (place) => ({
        ...period(place),
        statuses: ["fulfilled"],
        fulfillmentMethod: "delivery",
        paymentMethod: "cash",
        source: "app",
        lateAt: place.clock.now(),
        search: "pop",
      }),
    ],
  ];
}
