import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import type { AppError } from "#core/errors/app-error.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { RouteScope } from "#core/routing/paths.ts";
import { connectStart, selectStartPlace, startMachine } from "#core/start/start.machine.ts";
import {
  type ActiveOrder,
  NOWHERE,
  START_PATIENCE_MS,
  type StartPlace,
  startPath,
} from "#core/routing/start-place.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { anOrder } from "#tests/support/builders/order.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { NOT_FOUND, UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const ORDER = idOf<OrderId>("order");
const ROOT: RouteScope = { hostMode: { kind: "diner" }, shopSlug: null };
const NORD: RouteScope = { hostMode: { kind: "diner" }, shopSlug: "bistro-nord" };
const OWN: RouteScope = { hostMode: { kind: "shop", slug: "bistro-nord" }, shopSlug: null };
const AT_NORD: ActiveOrder = { orderId: ORDER, shopSlug: "bistro-nord" };

describe("where the installed app begins (GUARD-12)", () => {
  it.each([
    ["the front page", ROOT, NOWHERE, "/"],
    ["the front page", ROOT, { ...NOWHERE, lastShopSlug: "zen" }, "/shops/zen/menu"],
    [
      "the front page",
      ROOT,
      { activeOrder: AT_NORD, lastShopSlug: "zen" },
      `/shops/bistro-nord/orders/${ORDER}`,
    ],
    ["a shop", NORD, { ...NOWHERE, lastShopSlug: "zen" }, "/shops/bistro-nord/menu"],
    ["a shop", NORD, { ...NOWHERE, activeOrder: AT_NORD }, `/shops/bistro-nord/orders/${ORDER}`],
    ["another shop", { ...NORD, shopSlug: "zen" }, { ...NOWHERE, activeOrder: AT_NORD }, "/shops/zen/menu"],
    ["an own host", OWN, NOWHERE, "/menu"],
    ["an own host", OWN, { ...NOWHERE, activeOrder: { ...AT_NORD, shopSlug: null } }, `/orders/${ORDER}`],
  ] as const)("is, of %s (%j, %j), %s", (_name, scope, place, path) => {
    expect(startPath(scope, place)).toBe(path);
  });
});

const visits = createVisits();
const KEPT: StartPlace = { activeOrder: AT_NORD, lastShopSlug: "zen" };

interface Answers {
  readonly kept?: StartPlace;
  readonly order?: OrderStatus | AppError;
  readonly shop?: AppError;
}

/** Opens the app where the device kept a place, and the server answers as written. */
async function start({ kept = KEPT, order = "preparing", shop }: Answers) {
  const clock = new SimulatedClock();
  const forgotten: OrderId[] = [];
  const machine = connectStart({
    startPlaces: {
      read: async () => kept,
      rememberShop: async () => undefined,
      rememberOrder: async () => undefined,
      forgetOrder: async (id) => void forgotten.push(id),
    },
    orders: {
      load: async () => {
        if (typeof order !== "string") throw order;
        return anOrder({ status: order });
      },
    },
    shop: {
      bySlug: async () => {
        if (shop !== undefined) throw shop;
        return aShop();
      },
    },
  });
  const actor = createActor(machine, { clock, inspect: visits.inspect });
  actor.start();
  await flush();
  return { clock, forgotten, place: () => selectStartPlace(actor.getSnapshot()) };
}

describe("what a device kept of where somebody was", () => {
  it("holds while the order is under way", async () => {
    const { forgotten, place } = await start({});
    expect([place(), forgotten]).toEqual([KEPT, []]);
  });

  it.each(["fulfilled", "cancelled", NOT_FOUND] as const)(
    "forgets an order that is over or gone (%j)",
    async (order) => {
      const { forgotten, place } = await start({ order });
      expect([place(), forgotten]).toEqual([{ activeOrder: null, lastShopSlug: "zen" }, [ORDER]]);
    },
  );

  it("leads to no order that somebody who is signed out may not see, and keeps it", async () => {
    const { forgotten, place } = await start({ order: UNAUTHENTICATED });
    expect([place()?.activeOrder, forgotten]).toEqual([null, []]);
  });

  it("leads to no shop that is gone", async () => {
    const { place } = await start({ kept: { ...NOWHERE, lastShopSlug: "zen" }, shop: NOT_FOUND });
    expect(place()).toEqual(NOWHERE);
  });

  it("is believed without a network", async () => {
    expect((await start({ order: UNREACHABLE })).place()).toEqual(KEPT);
    const kept = { ...NOWHERE, lastShopSlug: "zen" };
    expect((await start({ kept, shop: UNREACHABLE })).place()).toEqual(kept);
  });

  it("is believed where the server takes too long", async () => {
    const clock = new SimulatedClock();
    const machine = connectStart({
      startPlaces: {
        read: async () => KEPT,
        rememberShop: async () => undefined,
        rememberOrder: async () => undefined,
        forgetOrder: async () => undefined,
      },
      orders: { load: () => new Promise(() => undefined) },
      shop: { bySlug: () => new Promise(() => undefined) },
    });
    const actor = createActor(machine, { clock, inspect: visits.inspect });
    actor.start();
    await flush();
    expect(selectStartPlace(actor.getSnapshot())).toBeNull();
    clock.increment(START_PATIENCE_MS);
    expect(selectStartPlace(actor.getSnapshot())).toEqual(KEPT);
  });

  it("visits every state", () => {
    expect(visits.missing(startMachine)).toEqual([]);
  });
});
