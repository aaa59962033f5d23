import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderToFollow } from "#core/order/history/followed-order.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { anOrder } from "#tests/support/builders/order.ts";

const placed = (minute: number): Order =>
  anOrder({ id: `order-${minute}` as OrderId, placedAt: instantOfMillis(minute * 60_000) });

describe("the order that a customer's start follows (ORDER-42)", () => {
  it("is the newest one under way, and nothing where there is none", () => {
    expect(orderToFollow(null, [])).toBeNull();
    expect(orderToFollow(null, [placed(2), placed(1)])).toEqual(placed(2));
  });

  it("stays when it is over, although an older one is under way", () => {
    expect(orderToFollow(placed(2), [])).toEqual(placed(2));
    expect(orderToFollow(placed(2), [placed(1)])).toEqual(placed(2));
  });

  it("gives way to a newer one, and to what was read of it later", () => {
    expect(orderToFollow(placed(2), [placed(3), placed(2)])).toEqual(placed(3));
    const later = { ...placed(2), version: 7 };
    expect(orderToFollow(placed(2), [later])).toBe(later);
  });

  it("never becomes an older one, and never nothing, whatever lists are read", () => {
    const lists = fc.array(fc.uniqueArray(fc.nat(40), { maxLength: 5 }));
    fc.assert(
      fc.property(lists, (pages) => {
        let followed: Order | null = null;
        for (const minutes of pages) {
          const newestFirst = [...minutes].sort((one, other) => other - one).map(placed);
          const next = orderToFollow(followed, newestFirst);
          expect(next === null && (followed !== null || newestFirst.length > 0)).toBe(false);
          expect(next !== null && followed !== null && next.placedAt < followed.placedAt).toBe(false);
          followed = next;
        }
      }),
    );
  });
});
