import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { toMenu } from "#core/draft/draft-menu.ts";
import { isProduct, type MenuEntry, type ProductEntry } from "#core/draft/menu-entry.ts";
import { toId, type CategoryId, type ProductId, type ShopId } from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aCategoryEntry, aProductEntry, named } from "#tests/support/builders/menu-entry.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newId,
  newStaff,
  product,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let manager: HttpClient;
let colleague: HttpClient;
let guest: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  colleague = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  guest = server.client();
});
afterAll(() => server.stop());

const OMELETTE = product("omleta-taraneasca");

async function load(client = manager, id: ShopId = BISTRO): Promise<MenuDraft> {
  return succeeded(await client.call("loadMenuDraft", { params: { id } }));
}

async function menuOf(id: ShopId, locale = "ro"): Promise<Menu> {
  const headers = { "accept-language": locale };
  return succeeded(await guest.call("menu", { query: { filter: { shopId: id } }, headers }));
}

const edit = (client: HttpClient, base: MenuEntry | null, entry: MenuEntry | null) =>
  client.call("editMenuDraft", { params: { id: BISTRO }, body: { changes: [{ base, entry }] } });

async function publish(client = manager): Promise<number> {
  const { revision } = await load(client);
  return (await client.call("publishMenu", { params: { id: BISTRO }, body: { revision } })).status;
}

async function omelette(client = manager): Promise<ProductEntry> {
  const found = (await load(client)).entries.find(({ id }) => id === OMELETTE);
  if (found === undefined || !isProduct(found)) throw new Error("The demo has an omelette");
  return found;
}

describe("the menu of a draft", () => {
  it.each([
    ["bistro-nord", BISTRO, BISTRO_ORGANIZATION, true],
    ["zen", ZEN, ZEN_ORGANIZATION, false],
  ])(
    "is the one that the server serves at %s, in both languages (MENU-21)",
    async (_name, id, organization, points) => {
      const staff = await newStaff(server, "manager@example.com", organization);
      const { entries, locale: own, currency } = await load(staff, id);
      for (const locale of LOCALES) {
        const served = await menuOf(id, locale);
        const shop = { locale: own, currency, features: { coupons: true, points } };
        expect(toMenu(entries, { locale, shop, published: served })).toEqual({
          ...served,
          products: served.products,
        });
      }
    },
  );
});

describe("editing a menu", () => {
  it("shows customers nothing until it is published, then everything, within two seconds (MENU-15, MENU-21)", async () => {
    const base = await omelette();
    const category = aCategoryEntry("Supe", {
      id: toId<CategoryId>(newId()),
      order: 99,
      names: named("Supe", "Soups"),
    });
    const soup = aProductEntry("Supa zilei", {
      id: toId<ProductId>(newId()),
      slug: "not for who edits to say",
      categoryId: category.id,
      names: named("Supa zilei", null),
      priceByLocation: { [CENTRU]: lei("18.00") },
    });
    const renamed = { ...base, names: { ro: "Omletă mare", en: "Big omelette" }, allergens: null };
    const before = await menuOf(BISTRO);
    for (const change of [
      { base: null, entry: category },
      { base: null, entry: soup },
      { base, entry: renamed },
    ] as const)
      expect((await edit(manager, change.base, change.entry)).status).toBe(200);
    expect((await load()).changes.map(({ by }) => by)).toEqual(Array(3).fill("Andrei Stan"));
    expect(await menuOf(BISTRO)).toEqual(before);

    expect(await publish()).toBe(204);
    await until(async () => (await menuOf(BISTRO)).version !== before.version);
    const after = await menuOf(BISTRO);
    expect(after.categories.at(-1)).toEqual({ id: category.id, order: 99, name: "Supe" });
    const [made] = after.products.filter(({ id }) => id === soup.id);
    expect(made).toMatchObject({
      slug: "supa-zilei",
      name: "Supa zilei",
      priceByLocation: soup.priceByLocation,
    });
    expect(after.products.find(({ id }) => id === OMELETTE)).toMatchObject({
      name: "Omletă mare",
      allergens: null,
      slug: base.slug,
    });
    expect((await menuOf(BISTRO, "en")).products.find(({ id }) => id === OMELETTE)?.name).toBe(
      "Big omelette",
    );
    const { changes, publications } = await load();
    expect([changes, publications]).toEqual([[], 1]);
  });

  it("lets two people keep what each changed, and shows the second what the first made of the same (MENU-17)", async () => {
    const base = await omelette();
    expect((await edit(manager, base, { ...base, weight: "400 g" })).status).toBe(200);
    const other = { ...base, isFeatured: !base.isFeatured };
    expect((await edit(colleague, base, other)).status).toBe(200);
    const refused = await edit(colleague, base, { ...base, weight: "300 g" });
    expect([refused.status, refused.key]).toEqual([409, "menu.stale"]);
    const [held] = (await load()).changes;
    expect(held?.entry).toEqual({ ...base, weight: "400 g", isFeatured: !base.isFeatured });
    // Asked twice, done once; a change back is none.
    expect((await edit(colleague, base, other)).status).toBe(200);
    const back = succeeded(await edit(manager, held?.entry ?? null, base));
    expect([back.changes, back.settled]).toEqual([[], [OMELETTE]]);
  });

  it("publishes only what was seen, and nothing that cannot be ordered (MENU-19, MENU-20)", async () => {
    const base = await omelette();
    const { revision } = await load();
    await edit(colleague, base, { ...base, weight: "1 kg" });
    const stale = await manager.call("publishMenu", { params: { id: BISTRO }, body: { revision } });
    expect([stale.status, stale.key]).toEqual([409, "menu.version_conflict"]);
    const [held] = (await load()).changes;
    await edit(manager, held?.entry ?? null, { ...base, vatRate: null });
    const flawed = await manager.call("publishMenu", {
      params: { id: BISTRO },
      body: { revision: (await load()).revision },
    });
    expect([flawed.status, flawed.key]).toEqual([409, "menu.flawed"]);
    const discarded = await manager.call("discardMenuDraft", {
      params: { id: BISTRO },
      body: { revision: (await load()).revision, ids: null },
    });
    expect([discarded.status, (await load()).changes]).toEqual([200, []]);
  });

  it("takes a product off the menu and keeps it for the orders that have it (MENU-20)", async () => {
    const base = await omelette();
    await edit(manager, base, null);
    expect(await publish()).toBe(204);
    await until(async () => !(await menuOf(BISTRO)).products.some(({ id }) => id === OMELETTE));
    const [row] = await asOwner(
      server,
      "select archived_at is not null as gone from products where id = $1",
      [OMELETTE],
    );
    expect(row).toEqual({ gone: true });
  });

  it("brings back an earlier menu as it was shown, but for prices that were set since (MENU-20)", async () => {
    const of = { id: BISTRO, number: 0 };
    const drink = product("limonada-clasica");
    await asOwner(server, "update product_prices set price = 77 where product_id = $1", [drink]);
    const { changes } = succeeded(await manager.call("previewMenuReversal", { params: of }));
    expect(
      changes.map(({ after }) => after?.names.ro ?? "").toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(["", "", "Omletă țărănească"]);
    const stale = await manager.call("revertMenu", { params: of, body: { publications: 1 } });
    expect([stale.status, stale.key]).toEqual([409, "menu.version_conflict"]);
    expect((await manager.call("revertMenu", { params: of, body: { publications: 2 } })).status).toBe(204);
    await until(async () => (await menuOf(BISTRO)).products.some(({ id }) => id === OMELETTE));
    const menu = await menuOf(BISTRO);
    expect(menu.products.find(({ id }) => id === OMELETTE)).toMatchObject({ name: "Omletă țărănească" });
    expect(menu.categories.some(({ name }) => name === "Supe")).toBe(false);
    expect(menu.products.find(({ id }) => id === drink)?.priceByLocation[CENTRU]).toEqual(lei("77.00"));
    const list = await manager.call("listMenuPublications", {
      params: { id: BISTRO },
      query: { page: 1, perPage: 25 },
    });
    expect(succeeded(list).items.map(({ number, kind, revertedTo }) => [number, kind, revertedTo])).toEqual([
      [3, "revert", 0],
      [2, "publish", null],
      [1, "publish", null],
    ]);
    const { changes: none } = succeeded(
      await manager.call("previewMenuReversal", { params: { ...of, number: 3 } }),
    );
    expect(none).toEqual([]);
  });

  it("refuses prices at locations of others, and people who may not (MENU-15)", async () => {
    const foreign = aProductEntry("Foreign", {
      id: toId<ProductId>(newId()),
      priceByLocation: { [newId()]: lei("1.00") },
    });
    expect((await edit(manager, null, foreign)).status).toBe(404);
    const staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    expect((await staff.call("loadMenuDraft", { params: { id: BISTRO } })).status).toBe(403);
    expect((await manager.call("loadMenuDraft", { params: { id: ZEN } })).status).toBe(404);
  });

  it("leaves an audit row for every change (STAFF-5)", async () => {
    const rows = await asOwner(
      server,
      "select action, count(*)::integer as n from audit_log where action like 'menu.%' group by 1 order by 1",
    );
    expect(rows).toEqual([
      { action: "menu.discard", n: 1 },
      { action: "menu.edit", n: 10 },
      { action: "menu.publish", n: 2 },
      { action: "menu.revert", n: 1 },
    ]);
  });
});
