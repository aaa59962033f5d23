import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findShopBySlug } from "#adapters/server/shop/shops.queries.ts";
import { contains } from "#core/fulfillment/zone-at.ts";
import { isClosed } from "#core/shop/open-intervals.ts";
import { allSlots } from "#tests/support/arbitraries/shop.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { FIXTURE_MENUS, fileOf, filesIn, runImport, shopSnapshotOf } from "./menu-files.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

const TASTY = filesIn(join(FIXTURE_MENUS, "tastyigniter"));
const HOUR_MS = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const tea = (price: number, more: object = {}) =>
  fileOf([{ menu_name: "Ceai", menu_price: price, menu_status: 1, ...more }]);

describe("importMenu into a new shop", () => {
  it("makes one that can be ordered from at once: open at any hour, priced, delivering in Bucharest (SHOP-6, TIME-2)", async () => {
    expect((await runImport(database.app, "--format tastyigniter --shop casa-noua", TASTY)).ok).toEqual(true);
    const { shop, locations, menus } = await shopSnapshotOf(database.app, "casa-noua");
    const [location] = locations;
    if (location === undefined) throw new Error("No location was made");
    expect(shop).toMatchObject({
      name: "Casa Noua",
      currency: "RON",
      timezone: "Europe/Bucharest",
      organization: { name: "Casa Noua" },
    });
    expect(location.supportedFulfillmentMethods).toEqual(["pickup", "delivery"]);
    expect(location.preparationMinutes).toEqual({ pickup: 20, delivery: 45 });
    for (let hour = 0; hour < 24; hour += 1)
      expect(isClosed(location, plusMillis(NOON, hour * HOUR_MS), shop.timezone)).toEqual(false);
    const { timezone } = shop;
    const slotInput = {
      location,
      method: "pickup",
      zone: null,
      timezone,
      now: NOON,
      capacity: location.capacity,
      taken: [],
    } as const;
    expect(allSlots(slotInput).length).toBeGreaterThan(600);
    const [zone] = location.zones;
    expect(zone?.id).toEqual(location.defaultZoneId);
    expect(zone?.feeRules).toEqual([
      { minSubtotal: { amount: "0.00", currency: "RON" }, fee: { amount: "10.00", currency: "RON" } },
    ]);
    if (zone === undefined) throw new Error("No zone was made");
    // Obor, Drumul Taberei and Băneasa lie within; Ploiești does not.
    const within = [
      [44.4497, 26.1277],
      [44.4202, 26.031],
      [44.4943, 26.0787],
      [44.9469, 26.0364],
    ] as const;
    expect(within.map(([latitude, longitude]) => contains(zone, { latitude, longitude }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const soup = menus.ro.products.find(({ slug }) => slug === "ciorba-de-legume-a-floarei");
    expect(soup).toMatchObject({
      priceByLocation: { [location.id]: { amount: "18.90", currency: "RON" } },
      vatRate: "11.00",
      availableFor: ["pickup", "delivery"],
      disabledUntilByLocation: {},
    });
    const portion = menus.ro.modifierGroups.find(({ id }) => id === soup?.modifierGroupsIds[0]);
    expect(portion).toMatchObject({ name: "Porție", singleChoice: true, minChoices: 1, maxChoices: 1 });
    expect(
      portion?.modifiers.map(({ name, priceByLocation }) => [name, priceByLocation[location.id]?.amount]),
    ).toEqual([
      ["Mică", "0.00"],
      ["Mare", "6.50"],
    ]);
  });

  it("keeps what the source switched off out of reach, and equal names under slugs of their own", async () => {
    await runImport(database.app, "--format tastyigniter --shop casa-stinsa", TASTY);
    const { menus, locations } = await shopSnapshotOf(database.app, "casa-stinsa");
    const off = menus.ro.products.filter(
      ({ disabledUntilByLocation }) => Object.keys(disabledUntilByLocation).length > 0,
    );
    const id = locations[0]?.id ?? "";
    expect(off.map(({ name, disabledUntilByLocation }) => [name, disabledUntilByLocation])).toEqual([
      ["Plăcintă cu ștevie", { [id]: "9999-12-31T23:59:59" }],
      ["Masa lui Andrei", { [id]: "9999-12-31T23:59:59" }],
    ]);
    const slugs = menus.ro.products
      .map(({ slug }) => slug)
      .filter((slug) => slug.startsWith("placinta-cu-dovleac"));
    expect(slugs).toEqual(["placinta-cu-dovleac", "placinta-cu-dovleac-2"]);
  });

  it("heeds the flags", async () => {
    const flags =
      "--format tastyigniter --shop zi --name Ziua --organization Firma --currency USD --timezone America/New_York --locale en " +
      "--methods pickup --hours 08:00-12:00 --location Colț --phone +40210000000 --vat 21";
    expect((await runImport(database.app, flags, [tea(3)])).ok).toEqual(true);
    const { shop, locations, menus } = await shopSnapshotOf(database.app, "zi");
    expect(shop).toMatchObject({
      name: "Ziua",
      currency: "USD",
      timezone: "America/New_York",
      locale: "en",
      organization: { name: "Firma" },
    });
    expect(locations[0]).toMatchObject({
      name: "Colț",
      supportedFulfillmentMethods: ["pickup"],
      zones: [],
      defaultZoneId: null,
    });
    expect(locations[0]?.openingHours.pickup["1"]).toEqual([["08:00", "12:00"]]);
    expect([menus.en.categories[0]?.name, menus.en.products[0]?.vatRate]).toEqual(["Menu", "21.00"]);
  });

  it("puts it into the organization of another shop when asked", async () => {
    await runImport(database.app, "--format tastyigniter --shop sora --beside zi", [tea(3)]);
    const sister = await shopSnapshotOf(database.app, "sora");
    expect(sister.organizationId).toEqual((await shopSnapshotOf(database.app, "zi")).organizationId);
  });

  it("makes nothing for an owner without an account", async () => {
    const refused = await runImport(
      database.app,
      "--format tastyigniter --shop fara --owner nimeni@example.com",
      [tea(3)],
    );
    expect(refused).toEqual({
      ok: false,
      error: { kind: "shop", message: "No account has the email nimeni@example.com.", findings: [] },
    });
    expect(await findShopBySlug(database.app, "fara")).toEqual(null);
  });
});
