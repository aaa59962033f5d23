import { describe, expect, it } from "vitest";
import { decodeParams, decodeQuery } from "#core/contract/codec/decode.ts";
import { parseQuery } from "#core/contract/list/list-query.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

describe("decodeQuery", () => {
  it("reads filters, sort and page, and ignores what it does not know (WIRE-4)", () => {
    const query = parseQuery(
      "filter[status][]=pending&filter[status][]=ready&page=2&per_page=100&utm_source=x",
    );
    expect(decodeQuery("listStaffOrders", query)).toEqual({
      ok: true,
      value: { filter: { status: ["pending", "ready"] }, sort: "-placed_at", page: 2, perPage: 100 },
    });
  });

  it.each([
    "page=0",
    "per_page=101",
    "per_page=0",
    "page=1.5",
    "page=-1",
    "page=x",
    "sort=id",
    "filter[status]=lost",
  ])("refuses %s", (text) => {
    expect(decodeQuery("listStaffOrders", parseQuery(text)).ok).toBe(false);
  });

  it.each(["latitude=91&longitude=0", "latitude=NaN&longitude=0", "latitude=44", "latitude[]=1&longitude=1"])(
    "refuses %s as a coordinate",
    (text) => {
      expect(decodeQuery("deliveryZoneByCoordinate", parseQuery(text)).ok).toBe(false);
    },
  );
});

describe("decodeParams", () => {
  it("takes ULIDs in upper case only", () => {
    const ids = [ID, ID.toLowerCase(), "1", `${ID}0`, "", "' or 1=1"];
    expect(ids.map((id) => decodeParams("loadOrder", { id }).ok)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("a date of the calendar", () => {
  const isTaken = (date: string): boolean => decodeQuery("slots", { method: "pickup", date }).ok;

  it("is YYYY-MM-DD and exists", () => {
    expect(["2026-07-01", "2028-02-29", "2026-12-31"].map(isTaken)).toEqual([true, true, true]);
    const refused = ["2026-02-29", "2026-02-31", "2026-04-31", "2026-13-01", "2026-7-1", "1e9", ""];
    expect(refused.filter(isTaken)).toEqual([]);
  });
});
