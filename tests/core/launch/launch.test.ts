import { test } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type { ShopId } from "#core/kernel/id.ts";
import {
  doneCount,
  LAUNCH_STEPS,
  launchPlace,
  launchSteps,
  nextStep,
  type Launch,
} from "#core/launch/launch.ts";
import { aLocation, CENTRU } from "#tests/support/builders/shop.ts";
import { idOf } from "#tests/support/builders/values.ts";

const CLOSED = { "1": [], "2": [], "3": [], "4": [], "5": [], "6": [], "7": [] };
const LUNCH = { ...CLOSED, "1": [["12:00", "15:00"]] } as const;

const EMPTY: Launch = {
  shopId: idOf<ShopId>("bistro"),
  slug: "bistro",
  name: "Bistro",
  isPublished: false,
  places: [{ locationId: CENTRU, name: "Centru", lacksHours: true, lacksZones: true }],
  products: 0,
  people: 1,
  isSoundTried: false,
  tests: { placed: 0, fulfilled: 0 },
};

const anyLaunch: fc.Arbitrary<Launch> = fc.record({
  shopId: fc.constant(EMPTY.shopId),
  slug: fc.constant("bistro"),
  name: fc.constant("Bistro"),
  isPublished: fc.boolean(),
  places: fc.array(
    fc.record({
      locationId: fc.constant(CENTRU),
      name: fc.constant("Centru"),
      lacksHours: fc.boolean(),
      lacksZones: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  products: fc.nat(3),
  people: fc.nat(3),
  isSoundTried: fc.boolean(),
  tests: fc.record({ placed: fc.nat(2), fulfilled: fc.nat(2) }),
});

describe("what a location lacks (SHOP-20)", () => {
  it("is hours where no method that it offers is ever open, and zones where it delivers nowhere", () => {
    const bare = aLocation({
      supportedFulfillmentMethods: ["pickup", "delivery"],
      openingHours: { pickup: CLOSED, delivery: CLOSED },
    });
    expect(launchPlace(bare, [])).toMatchObject({ lacksHours: true, lacksZones: true });
    const lunch = { ...bare, openingHours: { pickup: LUNCH, delivery: CLOSED } };
    expect(launchPlace(lunch, [{}])).toMatchObject({ lacksHours: false, lacksZones: false });
    const pickup = { ...bare, supportedFulfillmentMethods: ["pickup" as const] };
    expect(launchPlace(pickup, []).lacksZones).toBe(false);
    // Hours of a method that is not offered open nothing.
    expect(launchPlace({ ...pickup, openingHours: { pickup: CLOSED, delivery: LUNCH } }, []).lacksHours).toBe(
      true,
    );
    expect(FULFILLMENT_METHODS).toEqual(expect.arrayContaining(["pickup", "delivery"]));
  });
});

describe("the steps of a launch (SHOP-20)", () => {
  it("leads from an empty shop to the public, one step after the other", () => {
    const seen: (string | undefined)[] = [];
    const stages: readonly Partial<Launch>[] = [
      {},
      { places: EMPTY.places.map((place) => ({ ...place, lacksHours: false })) },
      { places: EMPTY.places.map((place) => ({ ...place, lacksHours: false, lacksZones: false })) },
      { products: 5 },
      { people: 2 },
      { isSoundTried: true },
      { tests: { placed: 1, fulfilled: 1 } },
      { isPublished: true },
    ];
    let launch = EMPTY;
    for (const [index, stage] of stages.entries()) {
      launch = { ...launch, ...stage };
      const steps = launchSteps(launch);
      expect(doneCount(steps)).toBe(index);
      seen.push(nextStep(steps)?.name);
    }
    expect(seen).toEqual([...LAUNCH_STEPS, undefined]);
  });

  test.prop([anyLaunch])(
    "are all done once the shop is published, and say of each other step why it is not",
    (launch) => {
      const steps = launchSteps(launch);
      expect(steps.map(({ name }) => name)).toEqual([...LAUNCH_STEPS]);
      expect(steps.every(({ isDone }) => isDone)).toBe(launch.isPublished);
      for (const { isDone, lacking } of steps) expect(isDone && lacking.length > 0).toBe(false);
      expect(steps.filter(({ isDone }) => isDone)).toHaveLength(doneCount(steps));
    },
  );
});
