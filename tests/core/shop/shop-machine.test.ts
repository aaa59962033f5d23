import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectShop } from "#core/shop/connect-shop.ts";
import type { ShopEmitted } from "#core/shop/shop-events.ts";
import { NO_LOCATIONS, shopMachine, type ShopAddress } from "#core/shop/shop.machine.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();

async function start(
  backend: TestBackend,
  address: ShopAddress | null = { by: "slug", slug: "bistro-nord" },
  isRendered = false,
): Promise<{ readonly actor: Actor<typeof shopMachine>; readonly emitted: ShopEmitted[] }> {
  const loaded = isRendered && backend.shop !== null ? { value: backend.shop, at: backend.now() } : null;
  const actor = createActor(connectShop(backend.ports.shop, backend.ports.clock), {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { address, loaded },
  });
  const emitted: ShopEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  await flush();
  return { actor, emitted };
}

describe("the shop machine", () => {
  it("asks for the shop of its address once, and again after ten minutes", async () => {
    const backend = createTestBackend();
    const { actor, emitted } = await start(backend);
    expect(selectShop(actor.getSnapshot())?.name).toBe("Bistro Nord");
    backend.timers.increment(599_999);
    expect(backend.callLog.log).toEqual(["shop.bySlug"]);
    backend.shop = aShop({ name: "Bistro Nou" });
    backend.timers.increment(1);
    await flush();
    expect(selectShop(actor.getSnapshot())?.name).toBe("Bistro Nou");
    expect(emitted).toEqual([
      { type: "shop.loaded", shop: aShop() },
      { type: "shop.loaded", shop: backend.shop },
    ]);
  });

  it("asks for nothing when the page brought its shop, until that is stale", async () => {
    const backend = createTestBackend();
    await start(backend, undefined, true);
    expect(backend.callLog.log).toEqual([]);
    backend.timers.increment(600_000);
    expect(backend.callLog.log).toEqual(["shop.bySlug"]);
  });

  it("keeps the old shop when a refresh fails, and tries again after a minute", async () => {
    const backend = createTestBackend();
    const { actor } = await start(backend);
    backend.callLog.failNext("shop.bySlug", UNREACHABLE);
    actor.send({ type: "shop.refresh" });
    await flush();
    expect([selectShop(actor.getSnapshot())?.name, actor.getSnapshot().value]).toEqual([
      "Bistro Nord",
      "outdated",
    ]);
    backend.timers.increment(60_000);
    await flush();
    expect(actor.getSnapshot().value).toBe("ready");
  });

  it("stops at a shop that does not exist", async () => {
    const { actor, emitted } = await start(createTestBackend({ shop: null }), {
      by: "domain",
      domain: "zen.test",
    });
    expect([actor.getSnapshot().value, emitted]).toEqual(["notFound", [{ type: "shop.notFound" }]]);
  });

  it("fails with «No locations found» for a shop without any, and can be asked again", async () => {
    const backend = createTestBackend({ shop: aShop({ locations: [] }) });
    const { actor, emitted } = await start(backend);
    expect(emitted).toEqual([{ type: "shop.failed", error: NO_LOCATIONS }]);
    backend.shop = aShop();
    actor.send({ type: "shop.retry" });
    await flush();
    expect(selectShop(actor.getSnapshot())).toEqual(aShop());
  });

  it("is about no shop on landing pages", async () => {
    const { actor } = await start(createTestBackend(), null);
    expect(actor.getSnapshot().value).toBe("absent");
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(shopMachine)).toEqual([]);
  });
});
