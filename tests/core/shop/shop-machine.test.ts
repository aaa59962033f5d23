import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectShop } from "#core/shop/connect-shop.ts";
import type { ShopEmitted } from "#core/shop/shop-events.ts";
import { shopMachine, type ShopAddress } from "#core/shop/shop.machine.ts";
import { selectIsShopNotFound, selectShop, selectShopError } from "#core/shop/shop.selectors.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/flush.ts";
import { createWorld, UNREACHABLE, type World } from "#tests/support/headless/in-memory-ports.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();

async function open(
  world: World,
  address: ShopAddress | null = { by: "slug", slug: "bistro-nord" },
  isRendered = false,
): Promise<{ readonly actor: Actor<typeof shopMachine>; readonly facts: ShopEmitted[] }> {
  const loaded = isRendered && world.shop !== null ? { value: world.shop, at: world.now() } : null;
  const actor = createActor(connectShop(world.ports.shop, world.ports.clock), {
    clock: world.timers,
    inspect: visits.inspect,
    input: { address, loaded },
  });
  const facts: ShopEmitted[] = [];
  actor.on("*", (fact) => void facts.push(fact));
  actor.start();
  await flush();
  return { actor, facts };
}

describe("the shop machine", () => {
  it("asks for the shop of its address once, and again after ten minutes", async () => {
    const world = createWorld();
    const { actor } = await open(world);
    expect(selectShop(actor.getSnapshot())?.name).toBe("Bistro Nord");
    world.timers.increment(599_999);
    expect(world.callLog.log).toEqual(["shop.bySlug"]);
    world.shop = aShop({ name: "Bistro Nou" });
    world.timers.increment(1);
    await flush();
    expect(selectShop(actor.getSnapshot())?.name).toBe("Bistro Nou");
  });

  it("asks for nothing when the page brought its shop, until that is stale", async () => {
    const world = createWorld();
    await open(world, undefined, true);
    expect(world.callLog.log).toEqual([]);
    world.timers.increment(600_000);
    expect(world.callLog.log).toEqual(["shop.bySlug"]);
  });

  it("keeps the old shop when the new one cannot be had, and tries again after a minute", async () => {
    const world = createWorld();
    const { actor } = await open(world);
    world.callLog.failNext("shop.bySlug", UNREACHABLE);
    actor.send({ type: "shop.refresh" });
    await flush();
    expect([selectShop(actor.getSnapshot())?.name, actor.getSnapshot().value]).toEqual([
      "Bistro Nord",
      "outdated",
    ]);
    world.timers.increment(60_000);
    await flush();
    expect(actor.getSnapshot().value).toBe("ready");
  });

  it("stops at a shop that does not exist", async () => {
    const { actor, facts } = await open(createWorld({ shop: null }), { by: "domain", domain: "zen.test" });
    expect([selectIsShopNotFound(actor.getSnapshot()), facts]).toEqual([true, [{ type: "shop.notFound" }]]);
  });

  it("fails with «No locations found» for a shop without any, and can be asked again", async () => {
    const world = createWorld({ shop: aShop({ locations: [] }) });
    const { actor } = await open(world);
    expect(selectShopError(actor.getSnapshot())?.message).toBe("No locations found");
    world.shop = aShop();
    actor.send({ type: "shop.retry" });
    await flush();
    expect(selectShop(actor.getSnapshot())).toEqual(aShop());
  });

  it("is about no shop on landing pages", async () => {
    const { actor } = await open(createWorld(), null);
    expect(actor.getSnapshot().value).toBe("absent");
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(shopMachine)).toEqual([]);
  });
});
