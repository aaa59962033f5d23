import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import {
  readOrderingState,
  notifyLocation,
  writeAvailability,
  writeOrderingState,
} from "#adapters/server/location/locations.queries.ts";
import { listStaffOrders, type StaffOrdersQuery } from "#adapters/server/order/orders-board.queries.ts";
import { readLiveEvents } from "#adapters/server/live/live-events.queries.ts";
import { toId, type OrganizationId, type ProductId, type UserId } from "#core/kernel/id.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import {
  newItem,
  newShopper,
  orderItems,
  plainProduct,
  type PlacedSummary,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { EVERY_ORDER } from "#tests/support/database/many-orders.ts";

const ZEN = toId<OrganizationId>(demoId("organization", "zen-kitchen"));
const STAFF = toId<UserId>(demoId("user", "staff@example.com"));

describe("a location's state", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("is written by its own organization only, and sent to its screens", async () => {
    const { organizationId, locationId, clock } = trading;
    const now = clock.now();
    const busy = {
      mode: "busy",
      extraMinutes: 15,
      scope: "delivery",
      until: now,
      pinned: false,
      reason: null,
      setBy: "Ioana",
      setAt: now,
    } as const;
    const foreign = await inTransaction(trading.database.app, { organizationId: ZEN }, (queries) =>
      writeOrderingState(queries, locationId, busy),
    );
    expect(foreign).toBe(false);
    const events = await inTransaction(trading.database.app, { organizationId }, async (queries) => {
      expect(await writeOrderingState(queries, locationId, busy)).toBe(true);
      await notifyLocation(queries, { organizationId, locationId, actorId: STAFF }, "ordering_state", now);
      const entry = {
        id: trading.ids.ulid(),
        actorId: STAFF,
        action: "ordering_state",
        subject: locationId,
        detail: busy,
      };
      await writeAudit(queries, entry, now);
      expect(await readOrderingState(queries, locationId)).toEqual(busy);
      return (await readLiveEvents(queries, 0)).at(-1);
    });
    expect(events).toMatchObject({ kind: "location", locationId, at: now });
  });

  it("sells out what is sold there, and brings it back", async () => {
    const { organizationId, locationId, clock } = trading;
    const product = await plainProduct(trading);
    const change = (disabledUntil: typeof INDEFINITELY | null, id = product.id) =>
      inTransaction(trading.database.app, { organizationId }, (queries) =>
        writeAvailability(
          queries,
          locationId,
          [{ type: "product", id, disabledUntil }],
          "Ioana",
          clock.now(),
        ),
      );
    expect(await change(INDEFINITELY)).toEqual([
      { type: "product", id: product.id, disabledUntil: INDEFINITELY, setBy: "Ioana", setAt: clock.now() },
    ]);
    trading.shopCache.forget(trading.shopId);
    const soldOut = (await trading.snapshot()).menus.ro.products.find(({ id }) => id === product.id);
    expect(soldOut?.disabledUntilByLocation[locationId]).toBe(INDEFINITELY);
    expect(await change(null)).toMatchObject([{ disabledUntil: null }]);
    expect(await change(null, toId<ProductId>(demoId("product", "zen", "zn-pork-gyoza")))).toEqual([]);
  });
});

describe("listStaffOrders", () => {
  let trading: TradingShop;
  const placed: PlacedSummary[] = [];
  beforeAll(async () => {
    trading = await startTrading();
    const shopper = await newShopper(trading);
    for (let index = 0; index < 3; index += 1) {
      trading.clock.advance(60_000);
      placed.push(await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]));
    }
  });
  afterAll(() => trading.stop());

  const ask = (more: Partial<StaffOrdersQuery>, organizationId = trading.organizationId) =>
    inTransaction(trading.database.app, { organizationId }, (queries) =>
      listStaffOrders(queries, {
        ...EVERY_ORDER,
        limit: 25,
        offset: 0,
        ...more,
      }),
    );

  it("pages and sorts by the time of placing", async () => {
    const pending = await ask({ statuses: ["pending"], limit: 2 });
    expect(pending.orders.map(({ id }) => id)).toEqual([placed[2]?.id, placed[1]?.id]);
    expect(pending.total).toBe(3);
    const oldest = await ask({ statuses: ["pending"], oldestFirst: true, limit: 1, offset: 1 });
    expect(oldest.orders.map(({ id }) => id)).toEqual([placed[1]?.id]);
  });

  it("finds by spoken number, by name and by the last digits of a phone", async () => {
    const number = placed[0]?.number ?? "";
    expect(
      (await ask({ search: number.toLowerCase(), statuses: ["pending"] })).orders.map(({ id }) => id),
    ).toEqual([placed[0]?.id]);
    expect((await ask({ search: "ion t" })).total).toBe(0);
    expect((await ask({ search: "Ion", statuses: ["pending"] })).total).toBe(3);
    const phone = (await ask({ limit: 1 })).orders[0]?.contact.phone ?? "";
    expect((await ask({ search: phone.slice(-4), statuses: ["pending"] })).total).toBe(3);
  });

  it("limits to a time, a place of work and an organization (BOARD-10)", async () => {
    const [, second] = placed;
    const at =
      (await ask({ search: second?.number ?? "", statuses: ["pending"] })).orders[0]?.placedAt ?? null;
    expect((await ask({ from: at })).orders.map(({ id }) => id)).toEqual([placed[2]?.id, placed[1]?.id]);
    expect((await ask({ from: at, before: at })).total).toBe(0);
    expect((await ask({ workplaceIds: [], statuses: ["pending"] })).total).toBe(0);
    expect((await ask({}, ZEN)).total).toBe(0);
  });
});
