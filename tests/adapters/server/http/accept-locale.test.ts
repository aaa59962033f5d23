import { describe, expect, it } from "vitest";
import { acceptLocale } from "#adapters/server/http/accept-locale.ts";

describe("acceptLocale (ERROR-12, LANGUAGE-1)", () => {
  it.each([
    ["en-US,en;q=0.9,ro;q=0.8", "en"],
    ["de-DE,de;q=0.9,ro;q=0.8,en;q=0.7", "ro"],
    ["RO-ro", "ro"],
    ["en;q=0.5,ro;q=0.6", "ro"],
    ["ro;q=0,en;q=0.001", "en"],
  ])("takes from %j what is preferred", (header, locale) => {
    expect([acceptLocale(header, "ro"), acceptLocale(header, "en")]).toEqual([locale, locale]);
  });

  it.each(["*", "de, *;q=0.5", "de", "", ";;;,", "en;q=x", "ro,".repeat(334)])(
    "takes the fallback for %j",
    (header) => {
      expect([acceptLocale(header, "ro"), acceptLocale(header, "en")]).toEqual(["ro", "en"]);
    },
  );

  it("takes the fallback for no header", () => {
    expect(acceptLocale(undefined, "en")).toBe("en");
  });
});
