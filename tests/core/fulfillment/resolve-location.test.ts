import { describe, expect, it } from "vitest";
import { resolveLocation } from "#core/fulfillment/resolve-fulfillment.ts";
import { toId, type LocationId } from "#core/kernel/id.ts";
import { locationOf } from "#tests/support/arbitraries/shop.ts";

const first = locationOf();
const second = locationOf({ id: toId<LocationId>("01J00000000000000000AVATOR"), slug: "aviatorilor" });

describe("resolveLocation", () => {
  it("keeps the selected location", () => {
    expect(resolveLocation([first, second], second.id)).toEqual({
      location: second,
      selectionCleared: false,
    });
  });

  it("takes the first, and clears a selection that matches none (SHOP-11)", () => {
    expect(resolveLocation([first, second], null)).toEqual({ location: first, selectionCleared: false });
    const gone = toId<LocationId>("01J000000000000000000GONE0");
    expect(resolveLocation([first, second], gone)).toEqual({ location: first, selectionCleared: true });
  });

  it("finds nothing in a shop without locations", () => {
    expect(resolveLocation([], first.id)).toBeNull();
  });
});
