import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { iconDrawing, iconFolder, iconLetter, TOUCH_ICON } from "#core/install/app-icon.ts";
import {
  iconPath,
  manifestPath,
  MAX_SHORT_NAME_LENGTH,
  shortName,
  webManifest,
} from "#core/install/web-manifest.ts";
import { aShop } from "#tests/support/builders/shop.ts";

const DINER = { kind: "diner" } as const;
const OWN = { kind: "domain", domain: "bistro.example" } as const;
const bistro = aShop({ slug: "bistro-nord", name: "Bistro Nord", locale: "ro" });

describe("the manifest of a shop (INSTALL-2)", () => {
  it("is an app below the shop's path on a host of all shops", () => {
    const manifest = webManifest(DINER, bistro, null);
    expect(manifest).toMatchObject({
      id: "/shops/bistro-nord/pwa-start",
      name: "Bistro Nord",
      short_name: "Bistro Nord",
      lang: "ro",
      start_url: "/shops/bistro-nord/pwa-start",
      scope: "/shops/bistro-nord",
      display: "standalone",
      theme_color: bistro.colors["700"],
      background_color: bistro.colors["50"],
    });
    expect(manifestPath(DINER, "bistro-nord")).toBe("/shops/bistro-nord/manifest.webmanifest");
  });

  it("is the whole of the shop's own host", () => {
    expect(webManifest(OWN, bistro, null)).toMatchObject({ start_url: "/pwa-start", scope: "/" });
    expect(manifestPath(OWN, "bistro-nord")).toBe("/manifest.webmanifest");
  });

  it("names both sizes, each also to be cut", () => {
    expect(webManifest(OWN, bistro, null).icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["192x192", "any"],
      ["512x512", "any"],
      ["192x192", "maskable"],
      ["512x512", "maskable"],
    ]);
  });
});

describe("the short name", () => {
  it.each([
    ["Bistro Nord", "Bistro Nord"],
    ["Trattoria La Mamma", "Trattoria La"],
    ["Pizza & Pasta", "Pizza"],
    ["Sushi & Co Cluj", "Sushi & Co"],
    ["Kürtőskalácsház", "Kürtőskalács"],
  ])("of %s is %s", (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  test.prop([fc.string({ minLength: 1, unit: "grapheme" })])("fits below an icon", (name) => {
    expect([...shortName(name)].length).toBeLessThanOrEqual(MAX_SHORT_NAME_LENGTH);
  });
});

describe("an icon", () => {
  it.each([
    ["Bistro", "B"],
    ["șaorma", "Ș"],
    ["Şaorma", "Ș"],
    ["Étoile", "E"],
    ["„La Nea”", "L"],
    ["3 Bucătari", "3"],
    ["Суши", null],
    ["", null],
  ])("of %s shows %s", (name, letter) => {
    expect(iconLetter(name)).toBe(letter);
  });

  it("has an address that changes with what it shows, and with nothing else", () => {
    const folder = iconFolder(iconDrawing(bistro, null));
    expect(iconFolder(iconDrawing({ ...bistro, name: "Bistro Sud" }, null))).toBe(folder);
    const colors = { ...bistro.colors, "700": "#123456" };
    const others = [
      iconFolder(iconDrawing({ ...bistro, name: "Nord" }, null)),
      iconFolder(iconDrawing({ ...bistro, name: "…" }, null)),
      iconFolder(iconDrawing({ ...bistro, colors }, null)),
    ];
    expect(new Set([folder, ...others]).size).toBe(4);
    expect(iconPath(OWN, bistro, TOUCH_ICON, null)).toBe(`/icons/${folder}/touch-180.png`);
  });
});
