import { describe, expect, it } from "vitest";
import {
  callScripts,
  MENU_SOURCES,
  PRODUCT_SHEET_SOURCES,
  readBuildManifest,
  scriptsOf,
  scriptText,
} from "./first-javascript.ts";

// Left to itself the bundler made 27 of a product's sheet and 35 of the calls (.vite/waves.ts).
const MAX_FILES = 8;

const OVERLAYS = "ui/late-overlays.tsx";
const CALLS = "adapters/browser/http/http-ports.ts";
const CART = "ui/cart/cart-panel.tsx";

describe("what comes after the first file", () => {
  const manifest = readBuildManifest();
  const filesOf = (sources: readonly string[]): readonly string[] =>
    scriptsOf(manifest, [...MENU_SOURCES, ...sources]).scripts.map(({ file }) => file);
  const first = filesOf([]);

  for (const source of [...PRODUCT_SHEET_SOURCES, CART, CALLS, OVERLAYS])
    it(`is at most ${MAX_FILES} files for ${source}`, () => {
      const own = filesOf([source]).filter((file) => !first.includes(file));
      expect(own.length).toBeGreaterThan(1);
      expect(own.length).toBeLessThanOrEqual(MAX_FILES);
    });

  // Left to itself it made 26 of own orders, 25 of an order and 28 of checkout.
  it.each([
    ["ui/order/history/orders-screen.tsx", 10],
    ["ui/order/tracking/order-screen.tsx", 13],
    ["ui/checkout/checkout-screen.tsx", 17],
  ])("is for %s at most %i files", (source, most) => {
    const own = filesOf([source]).filter((file) => !first.includes(file));
    expect(own.length).toBeGreaterThan(1);
    expect(own.length).toBeLessThanOrEqual(most);
  });

  it("makes the calls in four parts, none of which brings a later one: each is a task of its own", () => {
    const reached = (key: string): readonly string[] => [
      key,
      ...(manifest[key]?.imports ?? []).flatMap(reached),
    ];
    const loader = Object.values(manifest).find(({ dynamicImports }) => dynamicImports?.includes(CALLS));
    const parts = loader?.dynamicImports ?? [];
    expect(parts).toHaveLength(4);
    expect(parts.at(-1)).toBe(CALLS);
    for (const [at, part] of parts.entries())
      expect(reached(part).filter((key) => parts.slice(at + 1).includes(key))).toEqual([]);
    // What all of them are made with is there before.
    for (const part of parts) expect(reached(part).map((key) => manifest[key]?.file)).toContain(loader?.file);
  });

  it("brings no calls, nor what decodes them, with a sheet or the overlays", () => {
    const calls = callScripts(manifest).scripts.map(({ file }) => file);
    const decoding = calls.filter((file) => scriptText(file).includes("~effect/"));
    expect(decoding).toHaveLength(1);
    expect(filesOf([...PRODUCT_SHEET_SOURCES, CART, OVERLAYS])).not.toContain(decoding[0]);
  });
});

describe("what wraps React's modules in the first file", () => {
  it("stands in brackets, so that it is compiled while it arrives (.vite/eager-wrappers.ts)", () => {
    const main = scriptsOf(readBuildManifest(), MENU_SOURCES).scripts.map(({ file }) => scriptText(file));
    const wrappers = main.flatMap((text) => [...text.matchAll(/=\w+\((\()?(?=\w=>\{var \w+=)/gu)]);
    // React, what it is drawn with, and the renderer; what makes its elements is too short to gain by it.
    expect(wrappers.filter(([, bracket]) => bracket !== undefined)).toHaveLength(3);
    expect(wrappers).toHaveLength(4);
  });
});
