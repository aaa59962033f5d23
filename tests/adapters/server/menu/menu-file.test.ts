import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { CartItem } from "#core/cart/cart.ts";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import type { ModifierGroupId, ModifierId } from "#core/kernel/id.ts";
import { menuFilePath } from "#core/menu-file/menu-file.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import type { Menu, ModifierGroup, Product } from "#core/menu/menu.ts";
import { fileOf, runImport, shopSnapshotOf } from "#tests/adapters/server/import/menu-files.ts";
import { aCart, anItem, aPricingContext } from "#tests/support/builders/customer.ts";
import { valueOf } from "#tests/support/builders/values.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages() });
});
afterAll(() => server.stop());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`http://localhost:${new URL(server.origin).port}${path}`, { headers });

/**
 * What two pieces of each product cost at each place that sells it, with what has to be chosen, by names that a copy keeps;
 * what is sold out now is not the menu's.
 */
function pricesOf({ locations, menus, shop }: ShopSnapshot) {
  const menu = inStock(menus.ro);
  const index = indexMenu(menu);
  return locations.flatMap((location) =>
    menu.products.map((product) => {
      const item = anItem("item", {
        productId: product.id,
        qty: 2,
        modifierIdsByGroup: leastChoice(product, menu.modifierGroups),
      });
      const cart = { ...aCart([item]), locationId: location.id };
      const { total, refusals } = priceCart(index, cart, aPricingContext({ currency: shop.currency }));
      return [location.slug, product.slug, refusals.map(({ key }) => key), total.amount];
    }),
  );
}

function inStock(menu: Menu): Menu {
  return {
    ...menu,
    products: menu.products.map((product) => ({ ...product, disabledUntilByLocation: {} })),
    modifierGroups: menu.modifierGroups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => ({ ...modifier, disabledUntilByLocation: {} })),
    })),
  };
}

function leastChoice(
  { modifierGroupsIds }: Product,
  groups: readonly ModifierGroup[],
): CartItem["modifierIdsByGroup"] {
  const chosen: Record<ModifierGroupId, readonly ModifierId[]> = {};
  for (const { id, minChoices, modifiers } of groups)
    if (modifierGroupsIds.includes(id) && minChoices > 0)
      chosen[id] = modifiers.slice(0, minChoices).map((modifier) => modifier.id);
  return chosen;
}

describe("the menu file of a shop", () => {
  it("is named by its menu page, on every host, and by no other page (IMPORT-10)", async () => {
    const link = /<link rel="alternate" type="application\/json" href="([^"]+)">/u;
    for (const [host, path] of [
      ["localhost", "/shops/bistro-nord/menu"],
      ["bistro-nord.localhost", "/menu"],
    ] as const) {
      const client = server.client(host);
      const named = link.exec((await client.raw("GET", path)).text)?.[1] ?? "";
      expect(named).toBe(menuFilePath("bistro-nord"));
      expect((await client.raw("GET", named)).status).toBe(200);
    }
    expect(await (await ask("/shops/bistro-nord/cart")).text()).not.toMatch(link);
  });

  it.each(["bistro-nord", "pizza-nord", "zen"])(
    "of %s makes the same menu at the same prices where there was none, and is the same file there (IMPORT-3, IMPORT-10)",
    async (slug) => {
      const text = await (await ask(menuFilePath(slug))).text();
      const copy = `plecat-${slug}`;
      const outcome = await runImport(server.database.app, `--format diner --shop ${copy}`, [fileOf(text)]);
      expect(valueOf(outcome).read.findings).toEqual([]);
      const prices = pricesOf(await shopSnapshotOf(server.database.app, slug));
      expect(prices.filter(([, , refusals]) => refusals?.length === 0).length).toBeGreaterThan(30);
      expect(pricesOf(await shopSnapshotOf(server.database.app, copy))).toEqual(prices);
      expect(await (await ask(menuFilePath(copy))).text()).toBe(text);
    },
  );

  it("is kept by its tag until something changes, in every encoding and language", async () => {
    const path = menuFilePath("bistro-nord");
    const first = await ask(path, { "accept-encoding": "identity" });
    const text = await first.text();
    const etag = first.headers.get("etag") ?? "";
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "cache-control": "public, no-cache",
      "content-language": "ro",
      "content-type": "application/json; charset=utf-8",
    });
    for (const encoding of ["br", "gzip"]) {
      const packed = await ask(path, { "accept-encoding": encoding, "accept-language": "en" });
      expect([packed.headers.get("content-encoding"), packed.headers.get("etag")]).toEqual([encoding, etag]);
      expect(await packed.text()).toBe(text);
    }
    const held = await ask(path, { "if-none-match": `W/${etag}` });
    expect([held.status, await held.text()]).toEqual([304, ""]);
    await asOwner(server, "update products set name = 'Supă nouă' where id = $1", [
      demoId("product", "bistro-nord", "burger-nord"),
    ]);
    await expect.poll(async () => (await ask(path)).headers.get("etag"), { timeout: 5000 }).not.toBe(etag);
    expect(await (await ask(path)).text()).toContain("Supă nouă");
  });

  it("of another shop is not there on a shop's own host", async () => {
    const elsewhere = server.client("pizza-nord.localhost");
    const answer = await elsewhere.call("menuFile", { params: { slug: "bistro-nord" } });
    expect(answer.status).toBe(404);
  });
});
