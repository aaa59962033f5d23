import { describe, expect, it } from "vitest";
import { createCookieJar } from "#adapters/browser/storage/cookie-jar.ts";
import { createDevicePosition } from "#adapters/browser/platform/device-position.ts";
import { createPickupFromStorage } from "#adapters/browser/storage/pickup-from.ts";
import { createFulfillmentPreferences } from "#adapters/browser/storage/fulfillment-preferences.ts";
import { createMenuFilters } from "#adapters/browser/storage/menu-filters.ts";
import { createOrderAttemptStorage } from "#adapters/browser/storage/order-attempts.ts";
import { createRunQueue } from "#adapters/browser/storage/run-queue.ts";
import { createTextStore } from "#adapters/browser/storage/text-store.ts";
import { type CartId, type LocationId, type ShopId, toId } from "#core/kernel/id.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { fakeDocument } from "./fake-document.ts";
import { fakeStore } from "./fake-store.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const LOCATION = toId<LocationId>("01ARZ3NDEKTSV4RRFFQ69G5FAW");
const SHOP = toId<ShopId>("01ARZ3NDEKTSV4RRFFQ69G5FAX");
const OTHER_SHOP = toId<ShopId>("01ARZ3NDEKTSV4RRFFQ69G5FAY");

const ADDRESS = {
  street: "Strada Lungă",
  number: "5",
  city: "București",
  block: null,
  staircase: null,
  floor: "2",
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.43, longitude: 26.1 },
  courierNote: null,
};

describe("createFulfillmentPreferences", () => {
  it("remembers location, method and address (ACCOUNT-17)", () => {
    const document = fakeDocument();
    const store = fakeStore();
    const open = () => createFulfillmentPreferences(createCookieJar(document, false), store);
    open().writeLocationId(SHOP, toId<LocationId>(ID));
    open().writeMethod("pickup");
    open().writeDeliveryAddress(ADDRESS);
    expect([open().readLocationId(SHOP), open().readMethod(), open().readDeliveryAddress()]).toEqual([
      ID,
      "pickup",
      ADDRESS,
    ]);
    expect(document.sent).toEqual([`diner_location_${SHOP}=${ID}; Path=/; Max-Age=31536000; SameSite=Lax`]);
    open().writeLocationId(SHOP, null);
    open().writeDeliveryAddress(null);
    expect([open().readLocationId(SHOP), open().readDeliveryAddress()]).toEqual([null, null]);
  });

  it("remembers the location of each shop, and migrates the one location that was stored before", () => {
    const jar = createCookieJar(fakeDocument(), false);
    const preferences = createFulfillmentPreferences(jar, fakeStore());
    jar.write("diner_location_id", ID, { maxAge: 60 });
    expect([preferences.readLocationId(SHOP), preferences.readLocationId(OTHER_SHOP)]).toEqual([ID, ID]);
    preferences.writeLocationId(SHOP, LOCATION);
    expect([preferences.readLocationId(SHOP), preferences.readLocationId(OTHER_SHOP)]).toEqual([
      LOCATION,
      ID,
    ]);
  });

  it.each([
    "{",
    "null",
    "[]",
    '"x"',
    "{}",
    '{"street":1}',
    '{"street":"a","number":"1","city":"b","coordinates":{"latitude":"1"}}',
  ])("remembers nothing of the address %s", (text) => {
    const store = fakeStore({ diner_delivery_address: text, diner_fulfillment_method: "drone" });
    const preferences = createFulfillmentPreferences(createCookieJar(fakeDocument(), false), store);
    expect([preferences.readDeliveryAddress(), preferences.readMethod()]).toEqual([null, null]);
  });
});

describe("createOrderAttemptStorage", () => {
  it("keeps the key of a cart's revision", () => {
    const attempts = createOrderAttemptStorage(fakeStore());
    expect(attempts.readKey()).toBeNull();
    const key = { cartId: toId<CartId>(ID), revision: 3, key: "k" };
    attempts.writeKey(key);
    expect(attempts.readKey()).toEqual(key);
  });

  it("takes broken text for nothing", () => {
    const attempts = createOrderAttemptStorage(
      fakeStore({ diner_order_key: "[1]", [`diner_order_attempt_${ID}`]: '{"key":1}' }),
    );
    expect([attempts.readKey(), attempts.readAttempt(toId<ShopId>(ID))]).toEqual([null, null]);
  });
});

describe("createPickupFromStorage", () => {
  it("keeps where somebody sets out from apart from where it is delivered to, until they sign out (ACCOUNT-17)", async () => {
    const store = fakeStore();
    const place = { text: "Strada Lungă 5", coordinates: ADDRESS.coordinates };
    const preferences = createFulfillmentPreferences(createCookieJar(fakeDocument(), false), store);
    const storage = createPickupFromStorage(store);
    expect(await storage.read()).toBeNull();
    await storage.write(place);
    preferences.writeDeliveryAddress(null);
    expect(await storage.read()).toEqual(place);
    preferences.forgetPickupFrom();
    expect(await storage.read()).toBeNull();
    await storage.write(place);
    await storage.write(null);
    expect(await storage.read()).toBeNull();
    for (const foreign of ['{"text":5,"coordinates":{"latitude":1,"longitude":2}}', '{"text":null}', "x"])
      expect(await createPickupFromStorage(fakeStore({ diner_pickup_from: foreign })).read()).toBeNull();
  });
});

describe("createDevicePosition", () => {
  type Geolocator = NonNullable<Parameters<typeof createDevicePosition>[0]>;
  const failing = (code: number): Geolocator => ({
    getCurrentPosition: (_found, failed) =>
      failed?.({ code, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  });

  it("says where the device is, that it may not, or that it does not know", async () => {
    const coords = { latitude: 44.4, longitude: 26.1 } as GeolocationCoordinates;
    const found: Geolocator = {
      getCurrentPosition: (tell) => tell({ coords } as GeolocationPosition),
    };
    expect(await createDevicePosition(found).read()).toEqual({ kind: "found", coordinates: coords });
    expect(await createDevicePosition(failing(1)).read()).toEqual({ kind: "refused" });
    expect(await createDevicePosition(failing(3)).read()).toEqual({ kind: "unknown" });
    expect(await createDevicePosition(undefined).read()).toEqual({ kind: "unknown" });
  });
});

describe("createMenuFilters", () => {
  it("keeps what somebody does not eat, and leaves out what no menu knows any more (MENU-14)", async () => {
    const store = fakeStore();
    expect(await createMenuFilters(store).read()).toBeNull();
    await createMenuFilters(store).write({ without: ["gluten"], diets: ["vegan"] });
    expect(await createMenuFilters(store).read()).toEqual({ without: ["gluten"], diets: ["vegan"] });
    const foreign = fakeStore({ diner_menu_filter: '{"without":["dust","milk"],"diets":"vegan"}' });
    expect(await createMenuFilters(foreign).read()).toEqual({ without: ["milk"], diets: [] });
  });
});

describe("createRunQueue", () => {
  const action = (id: string) => ({ id, type: "arrived", at: NOON }) as const;

  it("keeps what is tapped by run and in order, two pages of one run together, and leaves nothing in the end", async () => {
    const store = fakeStore();
    const [one, other] = [createRunQueue(store), createRunQueue(store)];
    const problem = { id: "c", type: "problem", at: NOON, data: { text: "Nu răspunde" } } as const;
    await one.add("t", action("a"));
    await other.add("t", action("b"));
    await one.add("t", problem);
    expect(await other.list("t")).toEqual([action("a"), action("b"), problem]);
    expect(await one.list("another")).toEqual([]);
    await one.drop("t", "a");
    expect(await one.list("t")).toEqual([action("b"), problem]);
    await other.drop("t", "b");
    await other.drop("t", "c");
    expect(store.read("diner_run_t")).toBeNull();
  });

  it("takes broken text for nothing", async () => {
    const kept = JSON.stringify([
      action("a"),
      { id: 1 },
      { ...action("b"), type: "flew" },
      { ...action("c"), at: "x" },
    ]);
    expect(await createRunQueue(fakeStore({ diner_run_t: kept })).list("t")).toEqual([action("a")]);
    expect(await createRunQueue(fakeStore({ diner_run_t: "{" })).list("t")).toEqual([]);
  });
});

describe("createTextStore", () => {
  it("forgets where a browser forbids storage", () => {
    const store = createTextStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    store.write("a", "1");
    store.forget("a");
    expect(store.read("a")).toBeNull();
  });
});
