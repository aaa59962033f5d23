import { describe, expect, it } from "vitest";
import { createOrderAgainCache, type OrderAgainProducts } from "#adapters/server/menu/order-again-cache.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";

const SHOP = idOf<ShopId>("nord");
const ana = { sessionHash: "ana", host: "localhost" };
const soup = idOf<ProductId>("soup");

function start() {
  let now = 1_000_000;
  let asked = 0;
  const cache = createOrderAgainCache(() => now);
  const of = (reader: typeof ana, ids: OrderAgainProducts): Promise<OrderAgainProducts> =>
    cache.of(reader, SHOP, () => {
      asked += 1;
      return Promise.resolve(ids);
    });
  return { of, pass: (millis: number) => (now += millis), asked: () => asked };
}

describe("createOrderAgainCache", () => {
  it("asks again after five seconds", async () => {
    const { of, pass, asked } = start();
    expect(await of(ana, [])).toEqual([]);
    pass(5000);
    expect(await of(ana, [soup])).toEqual([]);
    expect(asked()).toBe(1);
    pass(1);
    expect(await of(ana, [soup])).toEqual([soup]);
  });

  it("never hands one session's list to another, nor to another host", async () => {
    const { of } = start();
    await of(ana, [soup]);
    expect(await of({ ...ana, sessionHash: "mihai" }, [])).toEqual([]);
    expect(await of({ ...ana, host: "nord.example" }, [])).toEqual([]);
  });

  it("keeps nothing of a session that does not live", async () => {
    const { of } = start();
    expect(await of(ana, null)).toBeNull();
    expect(await of(ana, [soup])).toEqual([soup]);
  });
});
