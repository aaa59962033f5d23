import { rowsOf, asOwner } from "#tests/support/database/rows.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const NORD = demoId("organization", "bistro-nord");
const ZEN = demoId("organization", "zen-kitchen");

interface TableName {
  readonly name: string;
}

describe("row-level security (DATA-1)", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
    await orderItems(trading, await newShopper(trading), [newItem(trading, await plainProduct(trading))]);
  });
  afterAll(() => trading.stop());

  const tenantTables = () =>
    asOwner<TableName>(
      trading,
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
          and c.relname not in ('directory', 'outbox') order by c.relname`,
    );

  it("guards every table", async () => {
    const open = await asOwner<TableName>(
      trading,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
          and not (relrowsecurity and relforcerowsecurity) and relname not in ('schema_migration', 'schema_function')`,
    );
    expect(open).toEqual([]);
  });

  it("begins every tenant's primary key with the organization", async () => {
    const others = await asOwner<TableName>(
      trading,
      `select t.relname as name from pg_class t
         join pg_attribute a on a.attrelid = t.oid and a.attname = 'organization_id'
         join pg_index i on i.indrelid = t.oid and i.indisprimary
        where t.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum and t.relname not in ('directory', 'outbox')`,
    );
    expect(others).toEqual([]);
  });

  it("shows a transaction the rows of its own organization alone", async () => {
    for (const { name } of await tenantTables()) {
      const seen = await inTransaction(trading.database.app, { organizationId: NORD }, async (queries) => {
        const rows = await rowsOf<{ organization_id: string }>(
          queries,
          `select distinct organization_id from ${name}`,
        );
        return rows.map((row) => row.organization_id);
      });
      expect([name, seen.filter((id) => id !== NORD)]).toEqual([name, []]);
    }
  });

  it("shows no rows outside of a tenant's transaction", async () => {
    for (const { name } of await tenantTables()) {
      const rows = await rowsOf<{ count: string }>(
        trading.database.app,
        `select count(*) as count from ${name}`,
      );
      expect([name, rows[0]?.count]).toEqual([name, "0"]);
    }
    for (const name of [
      "users",
      "credentials",
      "sessions",
      "phone_verifications",
      "password_resets",
      "outbox",
    ]) {
      const rows = await rowsOf<{ count: string }>(
        trading.database.app,
        `select count(*) as count from ${name}`,
      );
      expect([name, rows[0]?.count]).toEqual([name, "0"]);
    }
  });

  it("shows a tenant's transaction no people, sessions or messages", async () => {
    const counts = await inTransaction(trading.database.app, { organizationId: NORD }, async (queries) => {
      const rows = await rowsOf<{ found: string }>(
        queries,
        "select (select count(*) from users) + (select count(*) from sessions) + (select count(*) from outbox) as found",
      );
      return rows[0]?.found;
    });
    expect(counts).toBe("0");
  });

  it("lets nobody write into another organization", async () => {
    const write = inTransaction(trading.database.app, { organizationId: NORD }, (queries) =>
      queries.query(
        "insert into categories (organization_id, id, shop_id, position, name) values ($1, $2, $3, 1, 'x')",
        [ZEN, demoId("category", "planted"), demoId("shop", "zen")],
      ),
    );
    await expect(write).rejects.toThrow(/row-level security/);
    const changed = await inTransaction(trading.database.app, { organizationId: NORD }, (queries) =>
      queries.query("update shops set name = 'x' where id = $1", [demoId("shop", "zen")]),
    );
    expect(changed.rowCount).toBe(0);
  });
});

describe("composite foreign keys (DATA-1)", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  // As the owner of the tables, whom no policy binds: the keys are a wall of their own.
  const expectRefused = (text: string, values: readonly unknown[]) =>
    expect(withOwner(trading.database.owner, (client) => client.query(text, [...values]))).rejects.toThrow(
      /foreign key/,
    );

  it("refuse a product in another organization's category", () =>
    expectRefused(
      `insert into products (organization_id, id, shop_id, category_id, slug, position, name, vat_rate)
         select $1, $2, $3, id, 'planted', 1, 'x', 11 from categories where organization_id = $4 limit 1`,
      [ZEN, demoId("product", "planted"), demoId("shop", "zen"), NORD],
    ));

  it("refuse a price at another shop's location", () =>
    expectRefused(
      `insert into product_prices (organization_id, product_id, location_id, shop_id, price)
         values ($1, $2, $3, $4, 1)`,
      [
        NORD,
        demoId("product", "pizza-nord", "pn-margherita"),
        trading.locationId,
        demoId("shop", "pizza-nord"),
      ],
    ));

  it("refuse a cart of one shop at another one's location", () =>
    expectRefused(
      `insert into carts (organization_id, id, shop_id, location_id, revision, guest_hash, updated_at)
         values ($1, $2, $3, $4, 1, 'x', now())`,
      [NORD, demoId("cart", "planted"), demoId("shop", "pizza-nord"), trading.locationId],
    ));
});

describe("what only grows", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it.each(["points_ledger", "events", "audit_log"])(
    "%s refuses changes and deletions by anybody",
    async (table) => {
      if (table === "audit_log")
        await asOwner(
          trading,
          "insert into audit_log (organization_id, id, action, subject, at) values ($1, $2, 'x', 'x', now())",
          [NORD, demoId("audit", "planted")],
        );
      const change = (text: string) => withOwner(trading.database.owner, (client) => client.query(text));
      await expect(change(`update ${table} set at = now()`)).rejects.toThrow(/append-only/);
      await expect(change(`delete from ${table}`)).rejects.toThrow(/append-only/);
      const asApp = inTransaction(trading.database.app, { organizationId: NORD }, (queries) =>
        queries.query(`delete from ${table}`),
      );
      await expect(asApp).rejects.toThrow(/permission denied/);
    },
  );

  it("a balance never falls below zero", async () => {
    await expect(
      withOwner(trading.database.owner, (client) => client.query("update balances set balance = -1")),
    ).rejects.toThrow(/nonneg_int_check/);
  });

  it("the version of a location rises with anything that an order is decided on", async () => {
    const version = async () => {
      const [row] = await asOwner<{ version: number; shop: number; menu: number }>(
        trading,
        `select l.version, s.version as shop, s.menu_version as menu from locations l
           join shops s on s.organization_id = l.organization_id and s.id = l.shop_id where l.id = $1`,
        [trading.locationId],
      );
      return row ?? { version: 0, shop: 0, menu: 0 };
    };
    const [first] = [await version()];
    await asOwner(
      trading,
      "update locations set ordering_mode = 'busy', ordering_pinned = true, ordering_extra_minutes = 15 where id = $1",
      [trading.locationId],
    );
    const busy = await version();
    expect([busy.version > first.version, busy.shop > first.shop, busy.menu === first.menu]).toEqual([
      true,
      true,
      true,
    ]);
    await asOwner(trading, "update product_prices set price = price + 1 where location_id = $1", [
      trading.locationId,
    ]);
    const priced = await version();
    expect([priced.version > busy.version, priced.shop > busy.shop, priced.menu > busy.menu]).toEqual([
      true,
      true,
      true,
    ]);
    await asOwner(trading, "update promotion_counters set held = held + 1 where total_limit is not null");
    expect(await version()).toEqual(priced);
  });
});
