import { describe, expect, it } from "vitest";
import { createStartPlaces } from "#adapters/browser/storage/start-places.ts";
import { createTextStore } from "#adapters/browser/storage/text-store.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { NOWHERE } from "#core/routing/start-place.ts";
import { idOf } from "#tests/support/builders/values.ts";

const ORDER = idOf<OrderId>("order");

function aDevice() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return {
    kept,
    places: createStartPlaces(createTextStore(() => Object.assign(Object.create(null), storage))),
  };
}

describe("where somebody was last, on the device (GUARD-12)", () => {
  it("is kept under diner_ names, the order until that very one is forgotten (HOST-1)", async () => {
    const { kept, places } = aDevice();
    expect(await places.read()).toEqual(NOWHERE);
    const activeOrder = { orderId: ORDER, shopSlug: "zen" };
    await places.rememberShop("zen");
    await places.rememberOrder(activeOrder);
    expect([...kept.keys()]).toEqual(["diner_last_shop", "diner_active_order"]);
    await places.forgetOrder(idOf<OrderId>("other"));
    expect(await places.read()).toEqual({ activeOrder, lastShopSlug: "zen" });
    await places.forgetOrder(ORDER);
    expect(await places.read()).toEqual({ activeOrder: null, lastShopSlug: "zen" });
  });

  it.each(["", "null", "[]", "{}", '{"orderId":1}', `{"orderId":"${ORDER}","shopSlug":"../x"}`, "{"])(
    "is nowhere where it says %j",
    async (text) => {
      const { kept, places } = aDevice();
      kept.set("diner_active_order", text);
      kept.set("diner_last_shop", "//elsewhere.example");
      expect(await places.read()).toEqual(NOWHERE);
    },
  );
});
