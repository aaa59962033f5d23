import { describe, expect, it } from "vitest";
import { type HttpPorts, connectHttp } from "#adapters/browser/http/http-ports.ts";
import { createOfficePorts, type OfficePorts } from "#adapters/browser/http/office/office-ports.ts";
import { createRarePorts, type RarePorts } from "#adapters/browser/http/rare/rare-ports.ts";
import { createCookieJar } from "#adapters/browser/storage/cookie-jar.ts";
import {
  type CartId,
  type CartWriterId,
  type LocationId,
  type OrganizationId,
  type RedirectId,
  type ShopId,
  toId,
} from "#core/kernel/id.ts";
import { toMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { fakeStore } from "./fake-store.ts";
import { fakeDocument } from "./fake-document.ts";
import { type FakeServer, type SeenRequest, empty, fakeServer, json } from "./fake-server.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

function bench(
  answers: readonly ((request: SeenRequest) => Response)[],
  cookies = "XSRF-TOKEN=t",
): {
  readonly ports: HttpPorts & RarePorts & OfficePorts;
  readonly server: FakeServer;
  readonly warnings: string[];
} {
  const server = fakeServer(answers);
  const warnings: string[] = [];
  const { callerOf, ports } = connectHttp({
    fetch: server.fetch,
    origin: "http://bistro.localhost",
    cookies: createCookieJar(fakeDocument(cookies), false),
    locks: undefined,
    language: () => "ro",
    clock: { now: () => NOON, millis: () => toMillis(NOON), learn: () => undefined },
    device: fakeStore(),
    warn: (text) => warnings.push(text),
    retryDelay: 0,
  });
  return {
    ports: { ...ports, ...createRarePorts(callerOf), ...createOfficePorts(callerOf) },
    server,
    warnings,
  };
}

const signal = new AbortController().signal;

describe("connectHttp", () => {
  it("asks for a shop with the includes that it needs (WIRE-5)", async () => {
    const { ports, server } = bench([json({}, 404)]);
    await expect(ports.shop.bySlug("bistro-nord", signal)).rejects.toMatchObject({ tag: "NotFound" });
    expect(server.seen.map(({ path }) => decodeURIComponent(path))).toEqual([
      "/api/shops/by-slug/bistro-nord?include=organization,locations,locations.defaultDeliveryZone&append=available_promotions",
    ]);
  });

  it("asks for a menu by filter", async () => {
    const menu = {
      version: "7",
      products: [],
      categories: [],
      modifier_groups: [],
      popular_product_ids: [ID],
      order_again_product_ids: [],
    };
    const { ports, server } = bench([json(menu)]);
    expect(await ports.menu.load(toId<ShopId>(ID), signal)).toEqual({
      version: "7",
      products: [],
      categories: [],
      modifierGroups: [],
      popularProductIds: [ID],
      orderAgainProductIds: [],
    });
    expect(server.seen.map(({ path }) => path)).toEqual([`/api/menu?filter[shop_id]=${ID}`]);
  });

  it("answers null for a place without a zone", async () => {
    const { ports, server } = bench([empty(204)]);
    const place = { latitude: 44.43, longitude: 26.1 };
    expect(await ports.zones.byCoordinate(toId<LocationId>(ID), place, signal)).toBeNull();
    expect(server.seen.map(({ path }) => path)).toEqual([
      `/api/locations/${ID}/delivery-zone-by-coordinate?latitude=44.43&longitude=26.1`,
    ]);
  });

  it("saves a cart with the total that the person saw", async () => {
    const answered = {
      id: ID,
      shop_id: ID,
      location_id: ID,
      revision: 3,
      updated_at: "2026-07-01T10:00:00.000Z",
      items: [],
      lines: [],
      presented_ui: { total: null },
      from_mobile_app: false,
      promotions: [],
      changes: { dropped: [], repriced: [] },
    };
    const { ports, server } = bench([json(answered)]);
    const saved = await ports.cart.save(
      {
        id: toId<CartId>(ID),
        shopId: toId<ShopId>(ID),
        locationId: toId<LocationId>(ID),
        revision: 2,
        known: [{ revision: 1, locationId: toId<LocationId>(ID), items: [] }],
        writer: toId<CartWriterId>(ID),
        items: [],
        presentedTotal: { amount: "12.50", currency: "RON" },
        fromMobileApp: false,
      },
      signal,
    );
    expect(saved.revision).toBe(3);
    expect(server.seen.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
      [
        "PATCH",
        "/api/carts",
        {
          id: ID,
          shop_id: ID,
          location_id: ID,
          revision: 2,
          base_revision: 1,
          writer: ID,
          items: [],
          presented_ui: { total: { amount: "12.50", currency: "RON" } },
          from_mobile_app: false,
        },
      ],
    ]);
  });

  it("reads seconds until the next code", async () => {
    const { ports, server } = bench([json({ resend_after: 60 }, 202)]);
    expect(await ports.phone.add("0721234567", "parola", signal)).toBe(60);
    expect(server.seen.map(({ body }) => body)).toEqual(['{"phone":"0721234567","password":"parola"}']);
  });

  it("signs out with an empty body", async () => {
    const { ports, server } = bench([empty(204)]);
    await ports.auth.logout(signal);
    expect(server.seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["POST", "/api/auth/logout", ""],
    ]);
  });

  it("asks for one token for the ports of every page and those of the back office together", async () => {
    const { ports, server } = bench([empty(204), empty(204), empty(204)], "");
    const asked = Promise.all([
      ports.auth.logout(signal),
      ports.launches.noteSound(toId<ShopId>(ID), signal),
      ports.redirects.removeRedirect(toId<RedirectId>(ID), signal),
    ]);
    await asked.catch(() => undefined);
    expect(server.seen.filter(({ path }) => path === "/api/auth/csrf-cookie")).toHaveLength(1);
  });

  it("lists open orders, and looks at the newest of all when there is none", async () => {
    const none = json({ data: [], meta: { page: 1, per_page: 100, total: 0 } });
    const { ports, server } = bench([none, none]);
    expect(await ports.operations.listOpen(toId<OrganizationId>(ID), signal)).toEqual({
      orders: [],
      number: 0,
    });
    expect(server.seen.map(({ path }) => path)).toEqual([
      "/api/operations/orders?filter[status][]=pending&filter[status][]=accepted&filter[status][]=preparing" +
        "&filter[status][]=ready&filter[status][]=out_for_delivery&sort=-placed_at&page=1&per_page=100",
      "/api/operations/orders?sort=-placed_at&page=1&per_page=1",
    ]);
  });

  it("calls an answer against the contract Unexpected, and says which field in the log", async () => {
    const { ports, warnings } = bench([json({ resend_after: "soon" })]);
    await expect(ports.phone.resend(signal)).rejects.toEqual({
      tag: "Unexpected",
      key: "unexpected",
      message: null,
      status: null,
    });
    expect(warnings).toEqual([
      'resendPhoneCode answered against the contract: {"resend_after":["validation.invalid"]}',
    ]);
  });
});
