import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { newCart, newItem, product } from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

describe("a coupon of pickup", () => {
  it("stays in the cart, counts at pickup and is refused to a delivery", async () => {
    const client = server.client();
    const item = newItem(product("limonada-clasica"));
    const cart = newCart([item]);
    await client.call("saveCart", { body: cart });
    const code = { code: "RIDICARE10", cartId: cart.id };
    const { promotion } = succeeded(await client.call("checkPromotion", { body: code }));
    expect(promotion.limitedToFulfillmentMethods).toEqual(["pickup"]);
    const edit = { ...cart, revision: 2, items: [{ ...item, couponId: promotion.id }] };
    const saved = succeeded(await client.call("saveCart", { body: edit }));
    const amount = saved.lines[0]?.discount;
    expect(amount?.amount).not.toBe("0.00");

    const quote = async (fulfillmentMethod: FulfillmentMethod) => {
      const body = {
        cartId: saved.id,
        locationId: saved.locationId,
        fulfillmentMethod,
        deliveryAddress: null,
        timing: { type: "asap" },
        tip: null,
        paymentMethod: null,
      } as const;
      const { blockers, discounts } = succeeded(await client.call("quote", { body }));
      return { refused: blockers.filter(({ key }) => key.startsWith("coupon.")), discounts };
    };
    expect([await quote("pickup"), await quote("delivery")]).toEqual([
      { refused: [], discounts: [{ promotionId: promotion.id, name: promotion.name, amount }] },
      {
        refused: [{ key: "coupon.fulfillment_method_not_allowed", itemIds: [item.id] }],
        discounts: [],
      },
    ]);
  });
});
