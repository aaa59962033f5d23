import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyPassword } from "#adapters/server/account/password/password-hash.ts";
import { DEMO_PASSWORD } from "#adapters/server/demo/demo-people.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { seedDemo } from "#adapters/server/demo/seed-demo.ts";
import { findInDirectory, findShopBySlug } from "#adapters/server/shop/shops.queries.ts";
import { toShop } from "#adapters/server/shop/shops.rows.ts";
import { loadUser } from "#adapters/server/account/user/users.queries.ts";
import { encodeAnswer } from "#core/contract/codec/answer.ts";
import { toId, type UserId } from "#core/kernel/id.ts";
import { hasWrongCheckDigit } from "#core/setting/company/company.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

describe("seedDemo", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("fills an empty database once, and breaks no invariant", async () => {
    expect(await seedDemo(trading.database, trading.clock.now())).toBe(false);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("makes the shops of the product's table, each fit for the wire (SHOP-1, SHOP-2, DEMO-1, DEMO-3, MENU-4)", async () => {
    for (const slug of ["bistro-nord", "pizza-nord", "zen"]) {
      const found = await findShopBySlug(trading.database.app, slug);
      const snapshot = found === null ? null : await trading.shopCache.latest(found.shopId);
      if (snapshot === null) throw new Error(`There is no shop ${slug}`);
      expect(encodeAnswer("shopBySlug", toShop(snapshot, trading.clock.now()))).toMatchObject({ slug });
      for (const locale of LOCALES) {
        const menu = encodeAnswer("menu", snapshot.menus[locale]);
        expect(menu).toMatchObject({ version: String(snapshot.menuVersion) });
        expect(snapshot.menus[locale].products.length).toBeGreaterThanOrEqual(40);
        expect(snapshot.menus[locale].popularProductIds.length).toBeGreaterThan(0);
      }
    }
    expect(await findInDirectory(trading.database.app, "domain:zen.test")).toMatchObject({
      shopId: demoId("shop", "zen"),
    });
    expect(await findShopBySlug(trading.database.app, "nowhere")).toBeNull();
  });

  it("gives each company a tax ID with its check digit, as the settings ask of one (SHOP-18)", async () => {
    const companies = await asOwner<{ tax_id: string }>(trading, "select tax_id from organizations");
    expect(companies.length).toBeGreaterThan(1);
    expect(companies.filter((company) => hasWrongCheckDigit(company.tax_id))).toEqual([]);
  });

  it("never tells a promotion that needs its code (PROMOTION-11)", async () => {
    const shop = toShop(await trading.snapshot(), trading.clock.now());
    expect(JSON.stringify(shop)).not.toMatch(/NORD20|PRIMA10/);
    expect(shop.availablePromotions).toEqual([]);
  });

  it("gives Ana her points, addresses and orders of the past", async () => {
    const anaId = toId<UserId>(demoId("user", "ana@example.com"));
    const ana = await loadUser(trading.database.app, trading.shopCache, anaId, null, trading.clock.now());
    if (ana === null) throw new Error("Ana is missing");
    const customer = ana.customers.find(({ shopId }) => shopId === trading.shopId);
    expect(customer).toMatchObject({ availableRewardPoints: 500, pendingOrdersCount: 0 });
    expect(customer?.fulfilledOrdersCount).toBeGreaterThanOrEqual(3);
    expect(ana.deliveryAddresses).toHaveLength(2);
    expect(ana.phoneVerifiedAt).not.toBeNull();
    expect(encodeAnswer("me", ana)).toMatchObject({ username: "ana@example.com" });
  });

  it("gives everybody the demo's password, and staff their organizations (DEMO-2)", async () => {
    const [credentials] = await asOwner<{ password_hash: string }>(
      trading,
      "select password_hash from credentials",
    );
    expect(await verifyPassword(DEMO_PASSWORD, credentials?.password_hash ?? "")).toBe(true);
    const id = toId<UserId>(demoId("user", "manager@example.com"));
    const manager = await loadUser(trading.database.app, trading.shopCache, id, null, trading.clock.now());
    expect(
      manager?.employees.map(({ role, organization }) => [
        role,
        organization.name,
        organization.shops.length,
      ]),
    ).toEqual([
      ["manager", "Bistro Nord", 2],
      ["manager", "Zen Kitchen", 1],
    ]);
  });
});
