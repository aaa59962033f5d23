import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectOf } from "#core/routing/redirect-parameter.ts";
import { safeRedirect } from "#core/routing/safe-redirect.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const OWN = "https://own.example";
const HOSTS = ["allowed.example"];

// What browsers skip, turn round, decode or take for the end of something.
const PIECES = [
  "/",
  "//",
  "\\",
  "%2f",
  "%2F%2f",
  "%5c",
  "/.",
  "/..",
  "/%2e%2e",
  "/./",
  ";",
  "?",
  "#",
  "&",
  "%",
  "%00",
  "%09",
  ":",
  "@",
  "user:pass@",
  "user@",
  ":80",
  ":443/",
  "http:",
  "https:",
  "http://",
  "HTTPS://",
  "javascript:",
  "data:,",
  "evil.example",
  "own.example",
  "allowed.example",
  "allowed.example.evil.example",
  "evil.example/allowed.example",
  "[::1]",
  "0x7f.1",
  "localhost",
  "xn--80ak6aa92e.com",
  "shops",
  "bistro-nord",
  "menu",
  "a",
  "-",
  ".",
  " ",
  "\t",
  "\n",
  "\r",
  "\u0000",
  "\u00a0",
  "\u00ad",
  "\u200b",
  "\u202e",
  "\u2028",
  "\ufeff",
  "\uff0f",
  "\u2044",
  "\u3002",
  "ș",
  "🍕",
  "\ud800",
];
const oddAddress = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    {
      maxLength: 8,
    },
  )
  .chain((pieces) =>
    fc.constantFrom("", "/", "//", "https://", "http://").map((start) => start + pieces.join("")),
  );

function isHome(address: string, hosts: readonly string[]): boolean {
  const { origin, hostname, protocol } = new URL(address, `${OWN}/shops/bistro-nord/menu`);
  return origin === OWN || (/^https?:$/.test(protocol) && hosts.includes(hostname));
}

describe("safeRedirect", () => {
  it("leads back to a path, and to hosts that are named", () => {
    expect(safeRedirect("/orders?x=//1#a")).toBe("/orders?x=//1#a");
    expect(safeRedirect("/products/supă")).toBe("/products/sup%C4%83");
    expect(safeRedirect("https://allowed.example/a", HOSTS)).toBe("https://allowed.example/a");
    expect(safeRedirect("https://allowed.example/a")).toBeNull();
    expect(safeRedirect("https://allowed.example@evil.example/", HOSTS)).toBeNull();
    for (const address of ["//evil.example", "/\\evil.example", "/.//evil.example", "/a/..//evil.example"])
      expect([address, safeRedirect(address, HOSTS)]).toEqual([address, null]);
  });

  it(
    "never leads to another origin, however odd an address is, unless its host is named (HOST-11)",
    PROPERTY_TIMEOUT,
    () => {
      let led = 0;
      fc.assert(
        fc.property(oddAddress, fc.constantFrom([], HOSTS), (address, hosts) => {
          // No redirect at all is as safe as the way home.
          const target = safeRedirect(address, hosts) ?? "/";
          if (target !== "/") led += 1;
          expect([target, isHome(target, hosts)]).toEqual([target, true]);
          // What a page does next with its own path must be safe too.
          const path = target.startsWith("/") ? target : "/";
          const { pathname } = new URL(path, OWN);
          expect([pathname, isHome(pathname, [])]).toEqual([pathname, true]);
          expect(path).toMatch(/^[\x21-\x7e]+$/);
        }),
        runs(100_000),
      );
      expect(led).toBeGreaterThan(5000);
    },
  );

  it("decides about the redirect parameter of every address (GUARD-2)", PROPERTY_TIMEOUT, () => {
    fc.assert(
      fc.property(oddAddress, (address) => {
        const wanted = address.isWellFormed() ? address : "/";
        expect(redirectOf(`?redirect=${encodeURIComponent(wanted)}`)).toBe(safeRedirect(wanted));
      }),
      runs(2000),
    );
  });
});
