import { describe, expect, it } from "vitest";
import { createAppearance } from "#adapters/browser/platform/appearance.ts";
import type { CookieJar } from "#adapters/browser/storage/cookie-jar.ts";

function setUp() {
  const kept = new Map<string, string>();
  const jar: CookieJar = {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    forget: (name) => void kept.delete(name),
  };
  const shown: (string | null)[] = [];
  const root = {
    setAttribute: (_: string, mode: string) => void shown.push(mode),
    removeAttribute: () => void shown.push(null),
  };
  let reloads = 0;
  const appearance = createAppearance(jar, root, () => void (reloads += 1));
  return { appearance, kept, shown, reloads: () => reloads };
}

describe("createAppearance", () => {
  it("shows a color mode at once, keeps it, and follows the system again", () => {
    const { appearance, kept, shown } = setUp();
    appearance.chooseColorMode("dark");
    expect([appearance.readColorMode(), kept.get("diner_color_mode")]).toEqual(["dark", "dark"]);
    appearance.chooseColorMode(null);
    expect([appearance.readColorMode(), shown]).toEqual([null, ["dark", null]]);
  });

  it("keeps a language and reloads the page", () => {
    const { appearance, kept, reloads } = setUp();
    appearance.chooseLocale("en");
    expect([kept.get("diner_locale"), reloads()]).toEqual(["en", 1]);
  });

  it("takes a foreign cookie for no choice", () => {
    const { appearance, kept } = setUp();
    kept.set("diner_color_mode", "sepia");
    expect(appearance.readColorMode()).toBe(null);
  });
});
