import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { toId, type LocationId, type ShopId } from "#core/kernel/id.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import {
  AVIATORILOR,
  BISTRO,
  CENTRU,
  newCart,
  newCustomer,
  newId,
  newItem,
  orderBody,
  ZEN,
} from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const EAST_VILLAGE = toId<LocationId>(demoId("location", "zen", "east-village"));
const PIZZA_NORD = toId<ShopId>(demoId("shop", "pizza-nord"));
const FLOREASCA = toId<LocationId>(demoId("location", "pizza-nord", "floreasca"));
const HOUR_MS = 3_600_000;

const FAR_AWAY: BodyOf<"placeOrder">["deliveryAddress"] = {
  street: "Strada Mării",
  number: "1",
  city: "Constanța",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.1598, longitude: 28.6348 },
  courierNote: null,
};

// Wednesday noon in Bucharest; five in the morning in New York.
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

interface Told {
  readonly key: string | null;
  readonly message: unknown;
}

/** What the server says of an order that it refuses, and the same order's first blocker in a quote. */
async function refusalOf(
  place: { readonly shopId: ShopId; readonly locationId: LocationId },
  change: Partial<BodyOf<"placeOrder">> = {},
): Promise<Told> {
  const client = await newCustomer(server);
  const menu = succeeded(await client.call("menu", { query: { filter: { shopId: place.shopId } } }));
  const plain = menu.products.find(
    ({ modifierGroupsIds, priceByLocation, disabledUntilByLocation }) =>
      modifierGroupsIds.length === 0 &&
      priceByLocation[place.locationId] !== undefined &&
      disabledUntilByLocation[place.locationId] === undefined,
  );
  if (plain === undefined) throw new Error("The menu sells nothing without choices");
  const cart = newCart([newItem(plain.id)], place);
  const saved = succeeded(await client.call("saveCart", { body: cart }));
  const body = { ...(await orderBody(client, saved)), ...change };
  const headers = { "idempotency-key": newId(), "accept-language": "ro" };
  const { key, text } = await client.call("placeOrder", { body, headers });
  const answered: unknown = JSON.parse(text);
  const message =
    typeof answered === "object" && answered !== null && "message" in answered ? answered.message : null;
  return { key, message };
}

describe("the answer of an order that is refused", () => {
  it("names the location of a shop with several when it is closed, and the next opening (SHOP-14)", async () => {
    server.clock.advance(11 * HOUR_MS);
    expect(await refusalOf({ shopId: BISTRO, locationId: AVIATORILOR })).toEqual({
      key: "location.closed",
      message: "Locația Aviatorilor este momentan închisa. Vom deschide mâine, la ora 10:00.",
    });
    server.clock.advance(-11 * HOUR_MS);
  });

  it("speaks for a shop with one location, in the hours of its own zone (ROUTE-11, TIME-2)", async () => {
    expect(await refusalOf({ shopId: ZEN, locationId: EAST_VILLAGE })).toEqual({
      key: "location.closed",
      message: "Momentan suntem închiși. Vom deschide la ora 18:00.",
    });
  });

  it("names weekday, date and hour of an opening that is seven or more days ahead", async () => {
    const days = Array.from({ length: 15 }, (_, day) => plusDays("2026-11-18", day));
    const exceptions = JSON.stringify(days.map((date) => ({ date, method: null, intervals: [] })));
    await asOwner(server, "update locations set exceptions = $1 where id = $2", [exceptions, AVIATORILOR]);
    expect(await refusalOf({ shopId: BISTRO, locationId: AVIATORILOR })).toEqual({
      key: "location.closed",
      message: "Locația Aviatorilor este momentan închisa. Vom deschide joi, 2026-12-03, la ora 10:00.",
    });
  });

  it("says of an address in no zone what a shop with several locations says, and one with a single one", async () => {
    const delivery = { fulfillmentMethod: "delivery", deliveryAddress: FAR_AWAY } as const;
    expect(await refusalOf({ shopId: BISTRO, locationId: CENTRU }, delivery)).toEqual({
      key: "address.out_of_zone",
      message:
        "Această locație nu livrează la adresa selectată. Poți încerca să schimbi locația de pe pagina de meniu.",
    });
    expect(await refusalOf({ shopId: PIZZA_NORD, locationId: FLOREASCA }, delivery)).toEqual({
      key: "address.out_of_zone",
      message: "Din păcate nu livrăm la adresa selectată. Te rugăm să alegi o alta adresă.",
    });
  });
});
