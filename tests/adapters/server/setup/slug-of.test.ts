import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { freeSlug, slugOf } from "#adapters/server/setup/slug-of.ts";

describe("slugOf", () => {
  it("writes a name without diacritics, capitals and marks", () => {
    expect(slugOf("Ciorbă de legume a Floarei", "produs")).toEqual("ciorba-de-legume-a-floarei");
    expect(slugOf("  ȘNIȚEL & Co. ", "produs")).toEqual("snitel-co");
    expect(slugOf("寿司", "produs")).toEqual("produs");
  });

  test.prop([fc.string({ unit: "grapheme" })])("is always a label of a host name", (name) => {
    expect(slugOf(name, "produs")).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
  });
});

describe("freeSlug", () => {
  it("numbers a slug that is taken", () => {
    expect(freeSlug("ceai", new Set(["ceai", "ceai-2"]))).toEqual("ceai-3");
  });
});
