import { describe, expect, it } from "vitest";
import { selectCartItems } from "#core/cart/cart.selectors.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, lei } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, aLocation, aShop, CENTRU } from "#tests/support/builders/shop.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp, type SimulatedApp } from "#tests/support/headless/simulated-app.ts";

const { id: _id, ...PIZZA } = anItem();
const PRICES = { [CENTRU]: lei("30.00"), [AVIATORILOR]: lei("32.00") };
const BISTRO = aShop({ locations: [aLocation(), aLocation({ id: AVIATORILOR, slug: "aviatorilor" })] });
const PIZZERIA = aShop({
  id: idOf<ShopId>("pizzeria"),
  slug: "pizza-nord",
  locations: [aLocation({ id: idOf<LocationId>("pizzeria"), slug: "pizzeria" })],
});

function placeOf({ app }: SimulatedApp): LocationId | undefined {
  return selectLocation(app.actors.fulfillment.getSnapshot())?.id;
}

function selectedIn({ app }: SimulatedApp): LocationId | null {
  return app.actors.cart.getSnapshot().context.locationId;
}

describe("visiting another shop of the same host", () => {
  it("changes neither the selected location nor the cart", async () => {
    const menu = aMenu({ products: [aProduct("Pizza", { priceByLocation: PRICES })] });
    const backend = createTestBackend({ shop: BISTRO, menu });
    const first = await simulateApp({ backend });
    first.app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    first.app.actors.cart.send({ type: "cart.add", item: PIZZA });
    await first.pass(250);
    first.app.stop();
    const kept = new Map(backend.carts);

    backend.shop = PIZZERIA;
    const other = await simulateApp({ backend, config: { shopSlug: "pizza-nord" } });
    expect(placeOf(other)).toBe(idOf<LocationId>("pizzeria"));
    other.app.stop();

    backend.shop = BISTRO;
    const rendered = { value: BISTRO, at: backend.now() };
    for (const snapshot of [
      { shop: null, menu: null, excerpt: null, awaitsOrderAgain: false, own: null },
      { shop: rendered, menu: null, excerpt: null, awaitsOrderAgain: false, own: null },
    ]) {
      const back = await simulateApp({ backend, snapshot });
      await back.pass(250);
      expect(placeOf(back)).toBe(AVIATORILOR);
      expect(selectCartItems(back.app.actors.cart.getSnapshot())).toHaveLength(1);
      expect(backend.carts).toEqual(kept);
      expect(selectedIn(back)).toBe(AVIATORILOR);
      expect(back.toasts()).toEqual([]);
      back.app.stop();
    }
  });
});
