import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyzeTables } from "#adapters/server/db/analyze.ts";
import { listen } from "#adapters/server/db/listen.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { changedNothing } from "#adapters/server/import/write/write-menu.ts";
import { FIXTURE_MENUS, fileOf, filesIn, runImport, shopSnapshotOf } from "./menu-files.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { valueOf } from "#tests/support/builders/values.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const tea = (price: number, more: object = {}) =>
  fileOf([{ menu_name: "Ceai", menu_price: price, menu_status: 1, ...more }]);
const SIZE = {
  option_name: "Cană",
  display_type: "radio",
  option_values: [{ name: "Mică" }, { name: "Mare", price: 2 }],
};

describe("importMenu into a shop that exists", () => {
  it("changes nothing when the same files come twice: no row, no version", async () => {
    for (const [format, slug] of [
      ["tastyigniter", "de-doua"],
      ["square", "de-patru"],
      ["schema-org", "de-sase"],
    ] as const) {
      const files = filesIn(join(FIXTURE_MENUS, format));
      await runImport(database.app, `--format ${format} --shop ${slug}`, files);
      const before = await shopSnapshotOf(database.app, slug);
      const again = await runImport(database.app, `--format ${format} --shop ${slug}`, files);
      expect(changedNothing(valueOf(again).written)).toEqual(true);
      expect(await shopSnapshotOf(database.app, slug)).toEqual(before);
    }
  });

  it("leaves the shop as it was when one file is bad", async () => {
    await runImport(database.app, "--format tastyigniter --shop intact", [tea(3)]);
    const before = await shopSnapshotOf(database.app, "intact");
    for (const bad of [
      fileOf('[{"menu_name": "Ceai",}]'),
      fileOf({ menus: [] }),
      fileOf([{ menu_name: "Ceai" }]),
    ]) {
      const refused = await runImport(database.app, "--format tastyigniter --shop intact", [bad]);
      expect(refused.ok).toEqual(false);
      expect(await shopSnapshotOf(database.app, "intact")).toEqual(before);
    }
  });

  it("writes what differs and raises the versions of menu and location once it does", async () => {
    await runImport(database.app, "--format tastyigniter --shop schimb", [tea(3)]);
    const before = await shopSnapshotOf(database.app, "schimb");
    const imported = await runImport(database.app, "--format tastyigniter --shop schimb", [tea(4.5)]);
    expect(valueOf(imported).written).toMatchObject({
      products: { made: 0, changed: 0 },
      others: 1,
    });
    const after = await shopSnapshotOf(database.app, "schimb");
    expect(after.menus.ro.products.map(({ id, slug }) => [id, slug])).toEqual(
      before.menus.ro.products.map(({ id, slug }) => [id, slug]),
    );
    expect(Object.values(after.menus.ro.products[0]?.priceByLocation ?? {})).toEqual([
      { amount: "4.50", currency: "RON" },
    ]);
    expect(after.menuVersion).toBeGreaterThan(before.menuVersion);
    expect(after.locations[0]?.version).toBeGreaterThan(before.locations[0]?.version ?? 0);
  });

  it("leaves an audit row of nobody each time that it wrote something (STAFF-5)", async () => {
    const written = async (price: number) =>
      runImport(database.app, "--format tastyigniter --shop urma", [tea(price)]);
    await written(3);
    const { organizationId, shopId } = await shopSnapshotOf(database.app, "urma");
    const rows = async () => {
      const answer = await inTransaction(database.app, { organizationId }, (queries) =>
        queries.query(
          `select actor_id, subject, detail -> 'products' as products
             from audit_log where action = 'menu.write' order by at, id`,
        ),
      );
      return answer.rows;
    };
    const made = { actor_id: null, subject: shopId, products: { made: 1, changed: 0 } };
    expect(await rows()).toEqual([made]);
    await written(3);
    expect(await rows()).toEqual([made]);
    await written(4);
    expect(await rows()).toEqual([made, { ...made, products: { made: 0, changed: 0 } }]);
  });

  it("wakes the servers that keep the shop in memory", async () => {
    await runImport(database.app, "--format tastyigniter --shop treaz", [tea(3)]);
    const { shopId } = await shopSnapshotOf(database.app, "treaz");
    const listening = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<string>();
    const listener = listen({
      connection: database.owner,
      channels: ["diner_shops"],
      log: SILENT_LOG,
      onWake: (wake) => {
        if (wake.type === "connected") listening.resolve();
        else if (wake.payload === shopId) woken.resolve(wake.payload);
      },
    });
    await listening.promise;
    await runImport(database.app, "--format tastyigniter --shop treaz", [tea(4)]);
    expect(await woken.promise).toEqual(shopId);
    await listener.stop();
  });

  it("takes away options that the source lost, and brings them back", async () => {
    const menu = { menu_name: "Ceai", menu_price: 3, menu_options: ["Cană"] };
    const small = { ...SIZE, option_values: [{ name: "Mică" }] };
    const namesAfter = async (...records: readonly object[]) => {
      await runImport(database.app, "--format tastyigniter --shop cani", [fileOf(records)]);
      const { menus } = await shopSnapshotOf(database.app, "cani");
      const groups = menus.ro.products[0]?.modifierGroupsIds.length;
      return [groups, menus.ro.modifierGroups[0]?.modifiers.map(({ name }) => name)];
    };
    expect(await namesAfter(menu, SIZE)).toEqual([1, ["Mică", "Mare"]]);
    expect(await namesAfter(menu, small)).toEqual([1, ["Mică"]]);
    expect(await namesAfter(menu, SIZE)).toEqual([1, ["Mică", "Mare"]]);
    expect(await namesAfter({ ...menu, menu_options: [] }, SIZE)).toEqual([0, ["Mică", "Mare"]]);
  });

  it("switches off and on again what the source does, and leaves alone what staff switched off", async () => {
    const offAfter = async (status: number) => {
      await runImport(database.app, "--format tastyigniter --shop comutator", [
        tea(3, { menu_status: status }),
      ]);
      const { menus } = await shopSnapshotOf(database.app, "comutator");
      return Object.values(menus.ro.products[0]?.disabledUntilByLocation ?? {});
    };
    expect(await offAfter(1)).toEqual([]);
    expect(await offAfter(0)).toEqual(["9999-12-31T23:59:59"]);
    expect(await offAfter(1)).toEqual([]);
    const { organizationId, shopId, locations, menus } = await shopSnapshotOf(database.app, "comutator");
    await inTransaction(database.app, { organizationId }, (queries) =>
      queries.query(
        `insert into product_availability (organization_id, shop_id, product_id, location_id, disabled_until, set_by, set_at)
           values ($1, $2, $3, $4, '2026-03-13T20:00:00Z', 'Ioana', now())`,
        [organizationId, shopId, menus.ro.products[0]?.id, locations[0]?.id],
      ),
    );
    expect(await offAfter(1)).toEqual(["2026-03-13T20:00:00.000Z"]);
  });

  it("keeps products of an earlier import and puts new ones after them", async () => {
    await runImport(database.app, "--format tastyigniter --shop adaos", [tea(3)]);
    await runImport(database.app, "--format tastyigniter --shop adaos", [
      fileOf([{ menu_name: "Cacao", menu_price: 5 }]),
    ]);
    const { menus } = await shopSnapshotOf(database.app, "adaos");
    expect(menus.ro.products.map(({ name, order }) => [name, order])).toEqual([
      ["Ceai", 1],
      ["Cacao", 2],
    ]);
  });

  it("writes a menu of five thousand products", async () => {
    const records = Array.from({ length: 5000 }, (_, index) => ({
      menu_name: `Fel ${index}`,
      menu_price: index / 100,
    }));
    expect(
      (await runImport(database.app, "--format tastyigniter --shop urias", [fileOf(records)])).ok,
    ).toEqual(true);
    await analyzeTables(database.owner);
    expect((await shopSnapshotOf(database.app, "urias")).menus.ro.products.length).toEqual(5000);
  });
});
