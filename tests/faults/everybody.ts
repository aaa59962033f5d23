import { erasePerson } from "#adapters/server/account/data/person-data.queries.ts";
import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { saveCart } from "#adapters/server/cart/save-cart.ts";
import { takeOverCarts } from "#adapters/server/cart/take-over-carts.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { lockLocations } from "#adapters/server/import/write/import.queries.ts";
import { expireOrdersJob } from "#adapters/server/job/expire-orders.ts";
import {
  notifyLocation,
  writeAvailability,
  writeOrderingState,
} from "#adapters/server/location/locations.queries.ts";
import { showStock, writeStock } from "#adapters/server/location/stock.queries.ts";
import type { StockChange } from "#core/menu/stock/stock.ts";
import type { ItemChange } from "#core/menu/availability/availability-change.ts";
import { moveOwnOrder, moveStaffOrder } from "#adapters/server/order/move-order.ts";
import { adjustPoints } from "#adapters/server/reward/rewards.queries.ts";
import { toId, type CartId, type OrderId, type PromotionId, type UserId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { settleDue, type TradingShop, aReader } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import {
  commandFor,
  keepCart,
  newItem,
  placeWithKey,
  plainProduct,
  readPlaced,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";

/** Everybody who writes to the tables of a shop; each does one thing and says how it ended. */
export interface Everybody {
  /** A whole order with the coupon that all customers share. */
  order(shopper: Shopper): Promise<string>;
  /** Staff tries any move on any order. */
  move(): Promise<string>;
  /** The customer of the last order takes it back. */
  cancel(): Promise<string>;
  settle(): Promise<string>;
  expire(): Promise<string>;
  /** Two products become sold out or available again, named in this order or the reverse. */
  availability(isReversed: boolean): Promise<string>;
  /** One more piece of what everybody orders, and menus that follow. */
  stock(): Promise<string>;
  orderingState(): Promise<string>;
  /** A new menu over the old one. */
  importing(): Promise<string>;
  points(shopper: Shopper): Promise<string>;
  /** A guest with a cart turns out to be this customer, whose own cart may be on its way to an order. */
  login(shopper: Shopper): Promise<string>;
  /** The account is deleted, unless an order of it is not over. */
  leave(shopper: Shopper): Promise<string>;
}

// What everybody may order at first; `stock` adds to it.
const FIRST_PIECES = 20;

const ACTOR = demoId("user", "manager@example.com");
const MANAGER = staffMover(ACTOR, "manager");
const COUPON = toId<PromotionId>(demoId("promotion", "bistro-nord", "nord20"));
const MOVES: readonly Omit<OrderTransition, "version">[] = [
  { event: "reject", reason: "too_busy" },
  { event: "accept", readyInMinutes: 20 },
  { event: "undo" },
  { event: "reject", reason: "too_busy" },
  { event: "start" },
  { event: "cancel", reason: "customer_request" },
  { event: "reopen" },
  { event: "ready" },
  { event: "complete" },
];

/** Gathers everybody around one shop. */
export async function gatherEverybody(trading: TradingShop): Promise<Everybody> {
  const { database, organizationId, locationId, shopId, clock, ids } = trading;
  const [sold, ...others] = [
    await plainProduct(trading, 0),
    await plainProduct(trading, 1),
    await plainProduct(trading, 2),
  ];
  const sellMore = (change: StockChange): Promise<string> =>
    tell("availability", (queries) => writeStock(queries, locationId, [change], "Ana", clock.now()));
  await sellMore({ productId: sold.id, count: FIRST_PIECES });
  const placed: { readonly id: OrderId; readonly userId: UserId }[] = [];
  const rejecting = expireOrdersJob(trading.moveOrderDeps, SILENT_LOG);

  async function tell(
    type: "availability" | "ordering_state",
    write: (queries: Queries) => Promise<unknown>,
  ): Promise<string> {
    const actorId = toId<UserId>(ACTOR);
    const entry = { id: ids.ulid(), actorId, action: `location.${type}`, subject: locationId, detail: {} };
    await inTransaction(database.app, { organizationId }, async (queries) => {
      await write(queries);
      await writeAudit(queries, entry, clock.now());
      await notifyLocation(queries, { organizationId, locationId, actorId }, type, clock.now());
    });
    return "done";
  }

  return {
    leave: async ({ userId }) =>
      (await inAccounts(database.app, (accounts) => erasePerson(accounts, userId, clock.now()))).outcome,
    async order(shopper) {
      const cart = await keepCart(trading, shopper, [newItem(trading, sold, { couponId: COUPON })]);
      const command = await commandFor(trading, shopper, cart);
      const answer = await placeWithKey(trading, shopper, command, `key-${cart.id}`);
      if (!answer.ok) return answer.error.key;
      placed.push({ id: readPlaced(answer.value.body).id, userId: shopper.userId });
      return "placed";
    },
    async move() {
      const one = anyOf(placed);
      const asked = anyOf(MOVES);
      if (one === undefined || asked === undefined) return "nothing";
      const read = "select version from orders where id = $1";
      const [stored] = await asOwner<{ version: number }>(trading, read, [one.id]);
      const transition = { ...asked, version: stored?.version ?? 0 };
      const wanted = { organizationId, orderId: one.id, asked: transition, mover: MANAGER };
      const moved = await moveStaffOrder(trading.moveOrderDeps, wanted, clock.now());
      return moved.ok ? asked.event : moved.error.key;
    },
    async cancel() {
      const one = placed.at(-1);
      if (one === undefined) return "nothing";
      const asked = { orderId: one.id, userId: one.userId, asked: { event: "cancel" as const, version: 1 } };
      return (await moveOwnOrder(trading.moveOrderDeps, asked, aReader(clock.now()))).ok
        ? "cancelled"
        : "too late";
    },
    async settle() {
      clock.advance(500);
      await settleDue(trading);
      return "done";
    },
    expire: () => rejecting.run(clock.now()),
    availability(isReversed) {
      const products = isReversed ? others.toReversed() : others;
      const disabledUntil = Math.random() < 0.5 ? null : "9999-12-31T23:59:59";
      const toChange = ({ id }: Product): ItemChange => ({ type: "product", id, disabledUntil });
      return tell("availability", (queries) =>
        writeAvailability(queries, locationId, products.map(toChange), "Ana", clock.now()),
      );
    },
    async stock() {
      await showStock(database.app, 100, clock.now());
      return sellMore({ productId: sold.id, add: 1 });
    },
    orderingState() {
      const state = {
        mode: "online",
        extraMinutes: 0,
        scope: "all",
        until: null,
        pinned: false,
        reason: null,
      } as const;
      const set = { setBy: "Ana", setAt: clock.now() };
      return tell("ordering_state", (queries) =>
        writeOrderingState(queries, locationId, { ...state, ...set }),
      );
    },
    async importing() {
      await inTransaction(database.app, { organizationId }, async (queries) => {
        await lockLocations(queries, { organizationId, shopId });
        const renumber =
          "update products set position = position + 1 where organization_id = $1 and shop_id = $2";
        await queries.query(renumber, [organizationId, shopId]);
        const had = "delete from product_availability where organization_id = $1 and product_id = any ($2)";
        await queries.query(had, [organizationId, others.map(({ id }) => id)]);
      });
      return "done";
    },
    async points({ customerId }) {
      const entry = { id: ids.ulid(), organizationId, customerId, points: 10 };
      const given = await inTransaction(database.app, { organizationId }, (queries) =>
        adjustPoints(queries, entry, clock.now()),
      );
      return given ? "done" : "refused";
    },
    async login({ userId }) {
      const guestHash = ids.ulid();
      const guest = { sessionHash: null, guestHash, locale: "ro" } as const;
      const [id, items] = [toId<CartId>(ids.ulid()), [newItem(trading, sold)]];
      const cart = { id, shopId, locationId, revision: 1, items, presentedTotal: null, fromMobileApp: false };
      await saveCart(trading.cartDeps, guest, cart, clock.now());
      await takeOverCarts(trading.cartDeps, guestHash, userId, clock.now());
      return "done";
    },
  };
}

function anyOf<T>(values: readonly T[]): T | undefined {
  return values[Math.floor(Math.random() * values.length)];
}
