import type { UsageRow } from "#adapters/server/cart/usage-row.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Customer } from "#core/account/customer.ts";
import { UNANSWERED_IN_A_ROW } from "#core/order/lifecycle/unanswered.ts";
import type { OrderingState } from "#core/shop/ordering-state.ts";
import type { Instant } from "#core/time/instant.ts";
import { rowsOf, asOwner } from "#tests/support/database/rows.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import type { TradingShop } from "#tests/support/trading/trading.ts";

/** The database's state when an order is placed, and the order's demands. */
export interface GuardCase {
  readonly customer: Pick<
    Customer,
    "pendingOrdersCount" | "fulfilledOrdersCount" | "pendingAppOrdersCount" | "fulfilledAppOrdersCount"
  >;
  readonly balance: number;
  readonly pointsUsed: number;
  /** The promotion of the order as `order_place` takes it; null is none. */
  readonly promotion: UsageRow | null;
  /** Redemptions of that promotion: the customer's, everybody's, and how many there may be. */
  readonly redeemed: number;
  readonly redeemedByAll: number;
  readonly totalLimit: number | null;
  readonly fromApp: boolean;
  readonly slotStart: Instant | null;
  readonly capacity: { readonly orders: number | null; readonly value: string | null };
  /** What the slot has taken on; null is nothing. */
  readonly taken: { readonly orders: number; readonly value: string } | null;
  /** Pieces left of the product, null where it is not counted, and the pieces of each line of it. */
  readonly stock: number | null;
  readonly pieces: readonly number[];
}

/** A case without limits and without uses. */
export const UNLIMITED_CASE: GuardCase = {
  customer: {
    pendingOrdersCount: 0,
    fulfilledOrdersCount: 0,
    pendingAppOrdersCount: 0,
    fulfilledAppOrdersCount: 0,
  },
  balance: 0,
  pointsUsed: 0,
  promotion: null,
  redeemed: 0,
  redeemedByAll: 0,
  totalLimit: null,
  fromApp: false,
  slotStart: null,
  capacity: { orders: null, value: null },
  taken: null,
  stock: null,
  pieces: [1],
};

/** Tries what `order_place` answers to cases, one after the other, each rolled back. */
export type TryCase = (one: GuardCase) => Promise<string>;

/** A real order's arguments are what each case is placed with. `promotionId` is one of the shop's. */
export async function createGuardCases(trading: TradingShop, promotionId: string): Promise<TryCase> {
  const placed = await captureOrder(trading);
  await asOwner(trading, CONFORM);
  const { organizationId, database, ids } = trading;
  const [orderId, cartId] = [ids.ulid(), ids.ulid()];
  return async (one) => {
    const order = {
      ...placed.order,
      id: orderId,
      cart_id: cartId,
      source: one.fromApp ? "app" : "web",
      points_used: one.pointsUsed,
      slot_start: one.slotStart,
    };
    const guards = {
      ...placed.guards,
      order_id: orderId,
      cart_id: cartId,
      app: one.fromApp,
      promotions: one.promotion === null ? [] : [{ ...one.promotion, id: promotionId, amount: "0.00" }],
      slot_orders: one.capacity.orders,
      slot_value: one.capacity.value,
      takes_stock: one.stock !== null,
    };
    const rows = await rowsOf<{ outcome: string }>(
      database.app,
      "select conform_place($1, $2, $3, $4, $5, $6) as outcome",
      [
        organizationId,
        promotionId,
        JSON.stringify({ ...one, ...one.customer }),
        JSON.stringify(order),
        JSON.stringify(linesOf(placed, orderId, one.pieces)),
        JSON.stringify(guards),
      ],
    );
    return rows[0]?.outcome ?? "nothing";
  };
}

function linesOf({ lines }: CapturedOrder, orderId: string, pieces: readonly number[]): readonly unknown[] {
  return pieces.map((qty, position) => ({
    ...lines[0],
    order_id: orderId,
    position,
    qty,
    unit_price: "0.00",
    line_price: "0.00",
    total: "0.00",
  }));
}

/** A location's state after one more order that nobody answered, after so many in a row; rolled back. */
export type TryUnanswered = (before: OrderingState, expired: number) => Promise<OrderingState>;

/** Counts with the figures of core. */
export async function createUnansweredCases(
  trading: TradingShop,
  pauseUntil: Instant,
): Promise<TryUnanswered> {
  await asOwner(trading, CONFORM_UNANSWERED);
  const { organizationId, locationId, database, clock } = trading;
  return async (before, expired) => {
    const rows = await rowsOf<{ after: string }>(
      database.app,
      "select conform_unanswered($1, $2, $3, $4, $5, $6, $7) as after",
      [
        organizationId,
        locationId,
        JSON.stringify(before),
        expired,
        UNANSWERED_IN_A_ROW,
        pauseUntil,
        clock.now(),
      ],
    );
    const after: OrderingState = JSON.parse(rows[0]?.after ?? "");
    return after;
  };
}

interface CapturedOrder {
  readonly order: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly guards: Readonly<Record<string, unknown>>;
}

async function captureOrder(trading: TradingShop): Promise<CapturedOrder> {
  const { app } = trading.database;
  let values: readonly unknown[] = [];
  const query: DatabasePool["query"] = (text, sent = []) => {
    if (text.includes("order_place(")) values = sent;
    return app.query(text, sent);
  };
  const listening = {
    ...trading,
    placeOrderDeps: { ...trading.placeOrderDeps, database: { ...app, query } },
  };
  await orderItems(listening, await newShopper(trading), [newItem(trading, await plainProduct(trading))]);
  const [, order, lines, guards] = values.map(String);
  return { order: JSON.parse(order ?? ""), lines: JSON.parse(lines ?? ""), guards: JSON.parse(guards ?? "") };
}

// Puts a case into the rows that guards read, places the order, and takes all of it back.
const CONFORM = `
  create function conform_place(p_organization text, p_promotion text, p_case json, p_order json, p_lines json, p_guards json)
    returns text language plpgsql security definer as $$
  declare
    v_outcome text;
    v_customer text := p_order ->> 'customer_id';
    v_location text := p_order ->> 'location_id';
    v_slot timestamptz := (p_order ->> 'slot_start')::timestamptz;
    v_version integer;
  begin
    update customers c set pending_orders_count = (p_case ->> 'pendingOrdersCount')::int,
        fulfilled_orders_count = (p_case ->> 'fulfilledOrdersCount')::int,
        pending_app_orders_count = (p_case ->> 'pendingAppOrdersCount')::int,
        fulfilled_app_orders_count = (p_case ->> 'fulfilledAppOrdersCount')::int
      where c.organization_id = p_organization and c.id = v_customer;
    update balances b set balance = (p_case ->> 'balance')::int
      where b.organization_id = p_organization and b.customer_id = v_customer;
    insert into customer_promotions (organization_id, customer_id, promotion_id, used)
      values (p_organization, v_customer, p_promotion, (p_case ->> 'redeemed')::int)
      on conflict (organization_id, customer_id, promotion_id) do update set held = 0, used = excluded.used;
    update promotion_counters c set total_limit = (p_case ->> 'totalLimit')::int, held = 0,
        used = (p_case ->> 'redeemedByAll')::int
      where c.organization_id = p_organization and c.promotion_id = p_promotion;
    if p_case ->> 'taken' is not null then
      insert into slot_loads (organization_id, location_id, slot_start, orders, value)
        values (p_organization, v_location, v_slot, (p_case #>> '{taken,orders}')::int,
          (p_case #>> '{taken,value}')::numeric);
    end if;
    insert into carts (organization_id, id, shop_id, location_id, revision, user_id, updated_at)
      values (p_organization, p_order ->> 'cart_id', p_order ->> 'shop_id', v_location, (p_order ->> 'cart_revision')::int,
        p_order ->> 'user_id', now());
    if p_case ->> 'stock' is not null then
      insert into product_stock (organization_id, shop_id, product_id, location_id, count, set_at)
        values (p_organization, p_order ->> 'shop_id', p_lines -> 0 ->> 'product_id', v_location,
          (p_case ->> 'stock')::int, now());
      select l.version into v_version from locations l where l.organization_id = p_organization and l.id = v_location;
      p_guards := (p_guards::jsonb || jsonb_build_object('location_version', v_version))::json;
    end if;
    select o.outcome into v_outcome
      from order_place(null, p_order, p_lines, p_guards, '[]', p_order ->> 'id', 'hash', '{}') o;
    raise exception using errcode = 'DN999', message = v_outcome;
  exception
    when sqlstate 'DN999' then return sqlerrm;
  end $$;
  grant execute on function conform_place(text, text, json, json, json, json) to diner_app`;

const CONFORM_UNANSWERED = `
  create function conform_unanswered(p_organization text, p_location text, p_before json, p_expired integer,
      p_most integer, p_until timestamptz, p_now timestamptz)
    returns text language plpgsql security definer as $$
  declare
    v_after text;
  begin
    update locations l set ordering_mode = p_before ->> 'mode', ordering_scope = p_before ->> 'scope',
        ordering_until = (p_before ->> 'until')::timestamptz, ordering_pinned = (p_before ->> 'pinned')::boolean
      where l.organization_id = p_organization and l.id = p_location;
    insert into unanswered_streaks (organization_id, location_id, expired)
      values (p_organization, p_location, p_expired)
      on conflict (organization_id, location_id) do update set expired = excluded.expired;
    perform count_unanswered(p_organization, p_location, p_most, p_until, p_now);
    select json_build_object('mode', l.ordering_mode, 'extraMinutes', l.ordering_extra_minutes,
        'scope', l.ordering_scope, 'until', instant(l.ordering_until), 'pinned', l.ordering_pinned, 'reason', null, 'setBy', null,
        'setAt', null)
      into v_after from locations l where l.organization_id = p_organization and l.id = p_location;
    raise exception using errcode = 'DN999', message = v_after;
  exception
    when sqlstate 'DN999' then return sqlerrm;
  end $$;
  grant execute on function conform_unanswered(text, text, json, integer, integer, timestamptz, timestamptz) to diner_app`;
