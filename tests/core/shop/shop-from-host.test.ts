import { describe, expect, it } from "vitest";
import { isDemoHost } from "#core/shop/demo-host.ts";
import { hostModeOf, isShopSlug } from "#core/shop/shop-from-host.ts";

const rules = {
  baseHost: "localhost",
  dinerHosts: ["localhost", "127.0.0.1", "tablou.example.ro"],
  demo: false,
};

describe("hostModeOf (HOST-2, HOST-3)", () => {
  it.each([
    ["localhost:3000", { kind: "diner" }],
    ["127.0.0.1:3000", { kind: "diner" }],
    ["diner.example.com", { kind: "domain", domain: "diner.example.com" }],
    ["diner.a.localhost", { kind: "unknown" }],
    ["Diner.Localhost:80", { kind: "diner" }],
    ["tablou.example.ro", { kind: "diner" }],
    ["bistro-nord.localhost:3000", { kind: "shop", slug: "bistro-nord" }],
    ["ZEN.LOCALHOST.", { kind: "shop", slug: "zen" }],
    ["zen.test", { kind: "domain", domain: "zen.test" }],
    ["dinerul.ro", { kind: "domain", domain: "dinerul.ro" }],
    ["www.localhost", { kind: "unknown" }],
    ["api.localhost", { kind: "unknown" }],
    ["a.b.localhost", { kind: "unknown" }],
    ["192.168.1.20:3000", { kind: "unknown" }],
    ["[::1]:3000", { kind: "unknown" }],
    ["diner.", { kind: "unknown" }],
    ["evil.test/path", { kind: "unknown" }],
    ["", { kind: "unknown" }],
  ])("%s is %o", (host, mode) => {
    expect(hostModeOf(host, rules)).toEqual(mode);
  });

  it("takes addresses in digits for diner hosts in the demo (HOST-8)", () => {
    expect(hostModeOf("192.168.1.20:3000", { ...rules, demo: true })).toEqual({ kind: "diner" });
    expect(hostModeOf("[fe80::1]:3000", { ...rules, demo: true })).toEqual({ kind: "diner" });
  });
});

describe("isDemoHost", () => {
  it.each([
    ["localhost:3000", true],
    ["127.0.0.1:3000", true],
    ["[::1]:3000", true],
    ["Bistro-Nord.localhost", true],
    ["zen.test", true],
    ["192.168.1.20:3000", true],
    ["192.168.1.21:3000", false],
    ["127.0.0.1.evil.example", false],
    ["localhost.evil.example", false],
    ["evillocalhost", false],
    ["zen.test.evil.example", false],
    ["diner.example.com", false],
    ["0.0.0.0", false],
    ["", false],
  ])("%s is one: %s", (host, is) => {
    expect(isDemoHost(host, "192.168.1.20")).toBe(is);
  });

  it("takes the address that HOST names in digits, and no name", () => {
    expect(isDemoHost("[fe80::1]:80", "fe80::1")).toBe(true);
    expect(isDemoHost("kitchen.example", "kitchen.example")).toBe(false);
  });
});

describe("isShopSlug", () => {
  it("refuses reserved words and what is no label of a host (HOST-7)", () => {
    expect(["zen", "pizza-nord", "4u"].every(isShopSlug)).toBe(true);
    expect(
      ["diner", "www", "api", "admin", "Zen", "-a", "a-", "a.b", "a_b", "", "x".repeat(64)].some(isShopSlug),
    ).toBe(false);
  });
});
