import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import type { ShopId } from "#core/kernel/id.ts";
import { connectMenu } from "#core/menu/connect-menu.ts";
import { MENU_LIFETIME_MS, menuMachine } from "#core/menu/menu.machine.ts";
import { INDEFINITELY, type Menu } from "#core/menu/menu.ts";
import { selectAwaitsOrderAgain, selectIsMenuLoading, selectMenu } from "#core/menu/menu.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aMenu, aProduct } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
// What MENU-12 allows.
const MENU_FOLLOW_MS = 60_000;
const SHOP = idOf<ShopId>("bistro");

async function start(backend: TestBackend): Promise<Actor<typeof menuMachine>> {
  const actor = createActor(connectMenu(backend.ports.menu, backend.ports.clock), {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { shopId: null, loaded: null, excerpt: null, awaitsOrderAgain: false },
  }).start();
  actor.send({ type: "menu.load", shopId: SHOP });
  await flush();
  return actor;
}

describe("the menu machine", () => {
  it("keeps a menu for ten minutes and then reloads it while the old one is shown", async () => {
    const backend = createTestBackend();
    const actor = await start(backend);
    actor.send({ type: "menu.load", shopId: SHOP });
    expect(backend.callLog.log).toEqual(["menu.load"]);
    backend.menu = aMenu({ version: "2" });
    backend.timers.increment(MENU_LIFETIME_MS);
    expect([selectMenu(actor.getSnapshot())?.version, selectIsMenuLoading(actor.getSnapshot())]).toEqual([
      "1",
      false,
    ]);
    await flush();
    expect(selectMenu(actor.getSnapshot())?.version).toBe("2");
  });

  it("follows within a minute what changed at the shop, and draws nothing again where nothing did", async () => {
    const backend = createTestBackend();
    const actor = await start(backend);
    const told: string[] = [];
    actor.on("menu.loaded", ({ menu }) => told.push(menu.version));
    const shown = selectMenu(actor.getSnapshot());
    backend.menu = aMenu();
    backend.timers.increment(MENU_FOLLOW_MS);
    await flush();
    expect(selectMenu(actor.getSnapshot())).toBe(shown);
    const soldOut = aProduct("Pizza", { disabledUntilByLocation: { [CENTRU]: INDEFINITELY } });
    backend.menu = aMenu({ version: "2", products: [soldOut] });
    backend.timers.increment(MENU_FOLLOW_MS - 1);
    await flush();
    expect(told).toEqual([]);
    backend.timers.increment(1);
    await flush();
    expect([told, selectMenu(actor.getSnapshot())]).toEqual([["2"], backend.menu]);
    expect(backend.callLog.log).toEqual(["menu.load", "menu.load", "menu.load"]);
  });

  it("keeps the menu on screen when it cannot be asked about, and asks again a minute later", async () => {
    const backend = createTestBackend();
    const actor = await start(backend);
    backend.callLog.failNext("menu.load", UNREACHABLE);
    backend.menu = aMenu({ version: "2" });
    backend.timers.increment(MENU_FOLLOW_MS);
    await flush();
    expect([selectMenu(actor.getSnapshot())?.version, actor.getSnapshot().hasTag("failed")]).toEqual([
      "1",
      false,
    ]);
    backend.timers.increment(MENU_FOLLOW_MS);
    await flush();
    expect(selectMenu(actor.getSnapshot())?.version).toBe("2");
  });

  it("shows that it could not be read, and tries again when asked", async () => {
    const backend = createTestBackend();
    backend.callLog.failNext("menu.load", UNREACHABLE);
    const actor = await start(backend);
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    actor.send({ type: "menu.retry" });
    await flush();
    expect(selectMenu(actor.getSnapshot())?.version).toBe("1");
  });

  it("keeps the old menu when a refresh fails", async () => {
    const backend = createTestBackend();
    const actor = await start(backend);
    backend.callLog.failNext("menu.load", UNREACHABLE);
    actor.send({ type: "menu.refresh" });
    await flush();
    expect([selectMenu(actor.getSnapshot())?.version, actor.getSnapshot().hasTag("failed")]).toEqual([
      "1",
      false,
    ]);
    backend.timers.increment(60_000);
    await flush();
    expect(actor.getSnapshot().value).toEqual({ ready: "shown" });
  });

  it.each([
    { ends: "the own menu comes", event: "menu.refresh", fails: false },
    { ends: "it cannot be had", event: "menu.refresh", fails: true },
    { ends: "nobody asks for it within five seconds", event: null, fails: false },
  ] as const)("keeps room for what was ordered before until $ends (PAGE-14)", async ({ event, fails }) => {
    const backend = createTestBackend();
    const loaded = { value: backend.menu, at: backend.ports.clock.now() };
    const actor = createActor(connectMenu(backend.ports.menu, backend.ports.clock), {
      clock: backend.timers,
      inspect: visits.inspect,
      input: { shopId: SHOP, loaded, excerpt: null, awaitsOrderAgain: true },
    }).start();
    const awaits = (): boolean => selectAwaitsOrderAgain(actor.getSnapshot());
    if (fails) backend.callLog.failNext("menu.load", UNREACHABLE);
    if (event !== null) actor.send({ type: event });
    backend.timers.increment(event === null ? 4999 : 60_000);
    expect(awaits()).toBe(true);
    if (event === null) backend.timers.increment(1);
    await flush();
    expect(awaits()).toBe(false);
    expect(selectMenu(actor.getSnapshot())?.version).toBe("1");
  });

  it("tells of every menu that it read, and why it has none", async () => {
    const backend = createTestBackend();
    backend.callLog.failNext("menu.load", UNREACHABLE);
    const told: unknown[] = [];
    const actor = createActor(connectMenu(backend.ports.menu, backend.ports.clock), {
      clock: backend.timers,
      input: { shopId: null, loaded: null, excerpt: null, awaitsOrderAgain: false },
    });
    actor.on("*", (event) => void told.push(event));
    actor.start();
    for (const type of ["menu.load", "menu.retry", "menu.refresh"] as const) {
      actor.send(type === "menu.load" ? { type, shopId: SHOP } : { type });
      await flush();
    }
    const loaded = { type: "menu.loaded", menu: backend.menu };
    expect(told).toEqual([{ type: "menu.failed", error: UNREACHABLE }, loaded, loaded]);
  });

  it("reads the menu of the shop that was asked for last", async () => {
    const backend = createTestBackend();
    const asked: ShopId[] = [];
    const load = (shopId: ShopId, signal: AbortSignal): Promise<Menu> => {
      asked.push(shopId);
      return backend.ports.menu.load(shopId, signal);
    };
    const actor = createActor(connectMenu({ load }, backend.ports.clock), {
      clock: backend.timers,
      input: { shopId: null, loaded: null, excerpt: null, awaitsOrderAgain: false },
    }).start();
    const shops = ["bistro", "zen", "forno"].map((name) => idOf<ShopId>(name));
    for (const shopId of shops) {
      if (shopId === shops[1]) backend.callLog.failNext("menu.load", UNREACHABLE);
      actor.send({ type: "menu.load", shopId });
      await flush();
    }
    expect(asked).toEqual(shops);
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(menuMachine)).toEqual([]);
  });
});
