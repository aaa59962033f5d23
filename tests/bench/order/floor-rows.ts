import { Pool } from "pg";
import { ulid } from "ulid";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { SAVES } from "./whole-order.ts";
import { withOwner } from "#adapters/server/db/owner.ts";

type Row = Readonly<Record<string, unknown>>;

/** Writes the rows of one order as fast as the database takes them: no server, no decision, no guard. */
export interface OrderFloor {
  writeOrder(customerId: string, userId: string): Promise<void>;
  stop(): Promise<void>;
}

interface Insert {
  readonly table: string;
  readonly row: Row;
  /** Columns that a counter fills, as SQL, and the part of the statement that it is read from. */
  readonly counted: Readonly<Record<string, string>>;
  readonly from: string;
}

const ORDER_TABLES = [
  "orders",
  "redemptions",
  "idempotency_keys",
  "order_numbers",
  "events",
  "outbox",
  "points_ledger",
];

/**
 * The floor of an order: the rows that the server wrote for `orderId`, of the same tables, with new ids and keys, in two
 * prepared statements of a plain `pg` (the cart, which is saved as often as the server's, then everything else with its
 * counters), past row-level security.
 */
export async function createOrderFloor(
  owner: SocketConnection,
  orderId: string,
  connections: number,
): Promise<OrderFloor> {
  const sample = await readSample(owner, orderId);
  const [cart, ...others] = sample;
  if (cart === undefined) throw new Error("The sample order has no cart");
  const pool = new Pool({ ...owner, max: connections, idleTimeoutMillis: 0 });
  const cartText = `insert into carts (${columnsOf(cart.row)}) values (${placesOf(cart.row, 1)})`;
  const [placeText, valuesOf] = placeStatement(others);
  return {
    async writeOrder(customerId, userId) {
      const ids = { order: ulid(), cart: ulid(), customer: customerId, user: userId };
      const saved = renew(cart, ids).row;
      await pool.query({ name: "floor-cart", text: cartText, values: toValues(saved) });
      for (let save = 1; save < SAVES; save += 1)
        await pool.query({ name: "floor-save", text: SAVE, values: toValues(saveOf(saved)) });
      const values = [
        ids.order,
        ids.cart,
        customerId,
        ...valuesOf(others.map((insert) => renew(insert, ids))),
      ];
      await pool.query({ name: "floor-place", text: placeText, values });
    },
    stop: () => pool.end(),
  };
}

const SAVE = `
  update carts set items = $3, unit_prices = $4, presented_total = $5, writers = $6, updated_at = $7, revision = revision + 1
   where organization_id = $1 and id = $2`;

function saveOf(cart: Row): Row {
  const { organization_id, id, items, unit_prices, presented_total, writers, updated_at } = cart;
  return { organization_id, id, items, unit_prices, presented_total, writers, updated_at };
}

async function readSample(owner: SocketConnection, orderId: string): Promise<readonly Insert[]> {
  return withOwner(owner, async (client) => {
    const read = async (table: string, where: string): Promise<readonly Insert[]> => {
      const { rows } = await client.query<{ row: Row }>(
        `select to_json(t) as row from ${table} t where ${where} = $1`,
        [orderId],
      );
      return rows.map(({ row }) => toInsert(table, row));
    };
    const parts = [await read("carts", "ordered_as"), await read("order_lines", "order_id")];
    for (const table of ORDER_TABLES) parts.push(await read(table, table === "orders" ? "id" : "order_id"));
    return parts.flat();
  });
}

function toInsert(table: string, row: Row): Insert {
  const plain = { table, row, counted: {}, from: "" };
  if (table === "order_numbers") return { ...plain, counted: { n: "counter.last" }, from: "counter" };
  if (table === "events") return { ...plain, counted: { number: "event.last" }, from: "event" };
  if (table === "points_ledger")
    return { ...plain, counted: { n: "balance.entries", balance_after: "balance.balance" }, from: "balance" };
  return plain;
}

function renew(
  insert: Insert,
  ids: Readonly<Record<"order" | "cart" | "customer" | "user", string>>,
): Insert {
  const { table, row } = insert;
  const own: Record<string, unknown> = {};
  if ("order_id" in row) own["order_id"] = ids.order;
  if ("customer_id" in row) own["customer_id"] = ids.customer;
  if ("user_id" in row) own["user_id"] = ids.user;
  if ("actor_id" in row) own["actor_id"] = ids.user;
  if (table === "orders") Object.assign(own, { id: ids.order, cart_id: ids.cart });
  if (table === "carts") Object.assign(own, { id: ids.cart, ordered_as: null });
  if (table === "idempotency_keys") own["key"] = ids.order;
  if (table === "points_ledger") own["id"] = ulid();
  if (table === "outbox") Object.assign(own, { id: ulid(), dedupe_key: ulid() });
  return { ...insert, row: { ...row, ...own } };
}

// $1 order, $2 cart, $3 customer; then the values of every row that is inserted.
function placeStatement(
  inserts: readonly Insert[],
): [string, (renewed: readonly Insert[]) => readonly unknown[]] {
  const order = inserts.find(({ table }) => table === "orders")?.row ?? {};
  const number = inserts.find(({ table }) => table === "order_numbers")?.row ?? {};
  const redemption = inserts.find(({ table }) => table === "redemptions")?.row ?? {};
  const text = (value: unknown): string => `'${String(value)}'`;
  const organization = text(order["organization_id"]);
  const [points, promotion] = [String(order["points_used"]), text(redemption["promotion_id"])];
  const parts = [
    `cart as (update carts set ordered_as = $1 where organization_id = ${organization} and id = $2)`,
    `standing as (update customers set pending_orders_count = pending_orders_count + 1
       where organization_id = ${organization} and id = $3)`,
    `balance as (update balances set balance = balance - ${points}, held = held + ${points}, entries = entries + 1
       where organization_id = ${organization} and customer_id = $3 returning balance, entries)`,
    `uses as (insert into customer_promotions (organization_id, customer_id, promotion_id, held)
       values (${organization}, $3, ${promotion}, 1)
       on conflict (organization_id, customer_id, promotion_id) do update set held = customer_promotions.held + 1)`,
    `coupon as (update promotion_counters set held = held + 1
       where organization_id = ${organization} and promotion_id = ${promotion})`,
    `counter as (update order_counters set last = last + 1 where organization_id = ${organization}
       and location_id = ${text(number["location_id"])} and day = ${text(number["day"])} returning last)`,
    `event as (update event_counters set last = last + 1 where organization_id = ${organization} returning last)`,
  ];
  let next = 4;
  inserts.forEach((insert, index) => {
    const kept = withoutCounted(insert);
    const counted = Object.keys(insert.counted);
    const columns = [columnsOf(kept), ...counted].join(", ");
    const values = [placesOf(kept, next), ...Object.values(insert.counted)].join(", ");
    const source =
      insert.from === "" ? `values (${values})` : `select ${typed(kept, next, insert)} from ${insert.from}`;
    parts.push(`row_${index} as (insert into ${insert.table} (${columns}) ${source})`);
    next += Object.keys(kept).length;
  });
  return [
    `with ${parts.join(",\n")} select 1`,
    (renewed) => renewed.flatMap((insert) => toValues(withoutCounted(insert))),
  ];
}

const TYPES: Readonly<Record<string, string>> = {
  day: "date",
  version: "integer",
  minutes: "integer",
  at: "timestamptz",
  promised_at: "timestamptz",
  points: "integer",
  round: "smallint",
};

// A select gives its parameters no type of their own.
function typed(row: Row, first: number, { counted }: Insert): string {
  const places = Object.keys(row).map((column, index) => `$${first + index}::${TYPES[column] ?? "text"}`);
  return [...places, ...Object.values(counted)].join(", ");
}

function withoutCounted({ row, counted }: Insert): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !(column in counted)));
}

function columnsOf(row: Row): string {
  return Object.keys(row).join(", ");
}

function placesOf(row: Row, first: number): string {
  return Object.keys(row)
    .map((_, index) => `$${first + index}`)
    .join(", ");
}

function toValues(row: Row): unknown[] {
  return Object.values(row).map((value) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  );
}
