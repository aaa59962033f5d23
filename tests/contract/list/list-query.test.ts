import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { buildQuery, parseQuery } from "#core/contract/list/list-query.ts";

describe("buildQuery", () => {
  it("writes addresses as WIRE-3 spells them", () => {
    expect(
      buildQuery({
        include: "organization,locations",
        filter: { shop_id: "1", status: ["pending", "ready"], placed: { from: "2026-01-01" } },
        page: "2",
      }),
    ).toBe(
      "include=organization%2Clocations&filter[shop_id]=1&filter[status][]=pending&filter[status][]=ready" +
        "&filter[placed][from]=2026-01-01&page=2",
    );
  });

  it("leaves out what is not there", () => {
    expect(buildQuery({ a: undefined, b: null, c: "" })).toBe("c=");
  });
});

describe("parseQuery", () => {
  it("reads nested names, lists and plus signs", () => {
    expect(parseQuery("filter[status][]=a&filter[status][]=b&filter[x][y]=1&search=two+words&flag")).toEqual({
      filter: { status: ["a", "b"], x: { y: "1" } },
      search: "two words",
      flag: "",
    });
  });

  it("never writes to a prototype", () => {
    const parsed = parseQuery("__proto__[admin]=1&constructor[prototype][admin]=1");
    expect(Object.getPrototypeOf(parsed)).toBeNull();
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  });

  it.each(["%", "a=%E0%A4%A", "[=1", "a[b=1", "]=1", "a[b][c][d][e][f]=1", "&&&", "="])(
    "survives %j",
    (text) => {
      expect(Object.keys(parseQuery(text)).length).toBeLessThanOrEqual(1);
    },
  );

  it("stops at a hundred parameters", () => {
    const text = Array.from({ length: 500 }, (_, index) => `p${index}=1`).join("&");
    expect(Object.keys(parseQuery(text))).toHaveLength(100);
  });

  const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => text !== "__proto__");
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 1, maxLength: 4 }));
  const record = fc.dictionary(
    name,
    fc.oneof(value, fc.dictionary(name, value, { minKeys: 1, maxKeys: 3 })),
    {
      maxKeys: 5,
    },
  );

  test.prop([record])("reads back what buildQuery wrote", (query) => {
    expect(parseQuery(buildQuery(query))).toEqual(query);
  });
});
