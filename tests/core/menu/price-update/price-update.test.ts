import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocationId, ProductId } from "#core/kernel/id.ts";
import { isLarger, isLargeChange, priceDifference } from "#core/menu/price-update/price-difference.ts";
import { pricesOfMenu } from "#core/menu/price-update/prices-of-menu.ts";
import {
  lastPriceChanges,
  MAX_PRICE_CHANGES,
  placeKey,
  reversed,
  type PriceChange,
} from "#core/menu/price-update/price-update.ts";
import { stalePrices } from "#core/menu/price-update/stale-prices.ts";
import { changeToConfirm, isConfirmed } from "#core/menu/price-update/typed-confirmation.ts";
import { add } from "#core/money/add.ts";
import { fromMinorUnits, toMinorUnits } from "#core/money/minor-units.ts";
import type { Money } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { encodeBody } from "#core/contract/codec/answer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aGroup, aMenu, aModifier, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const MAX_BODY_BYTES = 65_536;

function aChange(from: string, to: string, change: Partial<PriceChange> = {}): PriceChange {
  return {
    type: "product",
    id: idOf<ProductId>("Pizza"),
    locationId: CENTRU,
    expectedPrice: lei(from),
    newPrice: lei(to),
    ...change,
  };
}

const amounts: fc.Arbitrary<Money> = fc
  .bigInt({ min: 0n, max: 5000n })
  .map((whole) => fromMinorUnits(whole, "RON"));
const changes = fc
  .record({ from: amounts, to: amounts })
  .map(({ from, to }) => aChange(from.amount, to.amount));

describe("priceDifference", () => {
  it("says how much, and per cent of the price before with one decimal, half-even", () => {
    expect(priceDifference(lei("40.00"), lei("45.00"))).toEqual({ amount: lei("5.00"), percent: "12.5" });
    expect(priceDifference(lei("45.00"), lei("40.00"))).toEqual({ amount: lei("-5.00"), percent: "-11.1" });
    expect(priceDifference(lei("80.00"), lei("80.20"))).toEqual({ amount: lei("0.20"), percent: "0.2" });
    expect(priceDifference(lei("0.00"), lei("3.00"))).toEqual({ amount: lei("3.00"), percent: null });
    const dollar: Money = toMoney("1.00", "USD");
    expect(() => priceDifference(lei("1.00"), dollar)).toThrow("Cannot mix");
  });

  it("leads from the old price to the new", () => {
    fc.assert(
      fc.property(amounts, amounts, (from, to) => {
        expect(add(from, priceDifference(from, to).amount)).toEqual(to);
      }),
    );
  });
});

describe("isLargeChange", () => {
  it("begins above 30 per cent, up or down, and with any price that was zero", () => {
    const cases = [
      ["10.00", "13.00", false],
      ["10.00", "13.01", true],
      ["10.00", "7.00", false],
      ["10.00", "6.99", true],
      ["10.00", "0.00", true],
      ["0.00", "0.01", true],
      // Shown as 30 %, and more.
      ["999.99", "1299.99", true],
    ] as const;
    expect(cases.map(([from, to]) => isLargeChange(aChange(from, to)))).toEqual(cases.map(([, , is]) => is));
  });

  it("is not decided by currency or by how the prices are multiplied", () => {
    const multiplied = (change: PriceChange, by: bigint): PriceChange => ({
      ...change,
      expectedPrice: fromMinorUnits(toMinorUnits(change.expectedPrice) * by, "USD"),
      newPrice: fromMinorUnits(toMinorUnits(change.newPrice) * by, "USD"),
    });
    fc.assert(
      fc.property(changes, fc.bigInt({ min: 1n, max: 900n }), (change, by) => {
        expect(isLargeChange(multiplied(change, by))).toBe(isLargeChange(change));
      }),
    );
  });
});

describe("changeToConfirm", () => {
  it("is the largest change above the limit in relation to its price, and its new price confirms", () => {
    const cheap = aChange("2.00", "4.00");
    const dear = aChange("100.00", "150.00");
    const all = [aChange("10.00", "11.00"), dear, cheap, aChange("3.00", "6.00")];
    expect(changeToConfirm(all)).toBe(cheap);
    expect(["4.00", "150.00"].map((typed) => isConfirmed(all, lei(typed)))).toEqual([true, false]);
    expect(isConfirmed(all, null)).toBe(false);
    expect(isConfirmed(all, toMoney("4.00", "USD"))).toBe(false);
    expect(isConfirmed([aChange("10.00", "13.00")], null)).toBe(true);
    const fromZero = aChange("0.00", "0.01");
    expect(changeToConfirm([aChange("0.00", "0.00"), cheap, fromZero])).toBe(fromZero);
    expect(isLarger(aChange("0.00", "0.00"), cheap)).toBe(false);
  });

  it("asks exactly where a change is large, and for one that no other is larger than", () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), (all) => {
        const asked = changeToConfirm(all);
        expect(asked !== null).toBe(all.some(isLargeChange));
        expect(asked !== null && all.some((other) => isLarger(other, asked))).toBe(false);
        expect(isConfirmed(all, asked?.newPrice ?? null)).toBe(true);
      }),
    );
  });
});

describe("stalePrices", () => {
  it("names what costs another price now, and what is not sold any more", () => {
    const other = aChange("20.00", "22.00", { locationId: AVIATORILOR });
    const gone = aChange("5.00", "6.00", { id: idOf<ProductId>("Soup") });
    const menu = aMenu({
      products: [
        aProduct("Pizza", { priceByLocation: { ...priced("10.00"), ...priced("21.00", AVIATORILOR) } }),
      ],
    });
    expect(stalePrices([aChange("10.00", "11.00"), other, gone], pricesOfMenu(menu))).toEqual([
      {
        type: "product",
        id: other.id,
        locationId: AVIATORILOR,
        expectedPrice: lei("20.00"),
        currentPrice: lei("21.00"),
      },
      { type: "product", id: gone.id, locationId: CENTRU, expectedPrice: lei("5.00"), currentPrice: null },
    ]);
  });

  it("finds nothing stale in the prices that were just written, nor in the way back", () => {
    fc.assert(
      fc.property(fc.array(changes), (all) => {
        const asked = lastPriceChanges(
          all.map((change, index) => ({ ...change, id: idOf<ProductId>(`p${index}`) })),
        );
        const written = new Map(asked.map((change) => [placeKey(change), change.newPrice]));
        expect(stalePrices(reversed(asked), (place) => written.get(placeKey(place)) ?? null)).toEqual([]);
        expect(reversed(reversed(asked))).toEqual(asked);
      }),
    );
  });
});

describe("pricesOfMenu", () => {
  it("tells products and modifiers apart, and knows no price where neither is sold", () => {
    const olives = aModifier("Olives");
    const menu = {
      products: [aProduct("Pizza")],
      modifierGroups: [aGroup("Extras", { modifiers: [olives] })],
    };
    const at = (type: "product" | "modifier", id: PriceChange["id"], locationId: LocationId = CENTRU) =>
      pricesOfMenu(menu)({ type, id, locationId });
    expect(at("product", idOf<ProductId>("Pizza"))).toEqual(lei("30.00"));
    expect(at("modifier", olives.id)).toEqual(lei("2.50"));
    expect([at("product", olives.id), at("modifier", olives.id, AVIATORILOR)]).toEqual([null, null]);
  });
});

describe("lastPriceChanges", () => {
  it("keeps the last of several for one price", () => {
    const [first, last] = [aChange("1.00", "2.00"), aChange("1.00", "3.00")];
    expect(lastPriceChanges([first, last, { ...first, locationId: AVIATORILOR }])).toEqual([
      last,
      { ...first, locationId: AVIATORILOR },
    ]);
  });
});

describe("MAX_PRICE_CHANGES", () => {
  it("fits into the body of a call", () => {
    const largest = aChange("123456789.00", "987654321.00", { type: "modifier" });
    const body = {
      effectiveAt: null,
      changes: Array.from({ length: MAX_PRICE_CHANGES }, () => largest),
      confirmedPrice: largest.newPrice,
    };
    expect(JSON.stringify(encodeBody("createPriceUpdate", body)).length).toBeLessThan(MAX_BODY_BYTES);
  });
});
