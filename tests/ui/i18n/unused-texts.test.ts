import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dialogsBundle } from "#ui/i18n/ro/dialogs/dialogs-bundle.ts";
import { firstBundle } from "#ui/i18n/ro/first/first-bundle.ts";
import { mailBundle } from "#ui/i18n/ro/mail/mail-bundle.ts";
import { officeBundle } from "#ui/i18n/ro/office/office-bundle.ts";
import { pagesBundle } from "#ui/i18n/ro/pages/pages-bundle.ts";
import { purchaseBundle } from "#ui/i18n/ro/purchase/purchase-bundle.ts";
import { NAMED_BY } from "./named-texts.ts";

const RULES = readFileSync("core/RULES.md", "utf8");
const CODE = globSync("{ui,core,adapters}/**/*.{ts,tsx}", {
  exclude: (name) => /i18n\/[a-z]{2}\//.test(name),
})
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const WORDS = new Set([...CODE.matchAll(/[A-Za-z_]\w*/g)].map(([word]) => word));

const PRINTED: readonly string[] = ["operations.print", "operations.printed"];

const TEXTS = {
  ...firstBundle,
  ...dialogsBundle,
  ...purchaseBundle,
  ...officeBundle,
  ...pagesBundle,
  ...mailBundle,
};

/** The texts whose key no code spells, neither as a name nor in quotes. */
function unspelled(texts: Readonly<Record<string, object>>): readonly string[] {
  return Object.entries(texts).flatMap(([room, keys]) =>
    Object.keys(keys)
      .filter((key) => !WORDS.has(key) && !CODE.includes(`"${key}"`))
      .map((key) => `${room}.${key}`),
  );
}

describe("a text", () => {
  it("is named by code or by a rule (LANGUAGE-3)", () => {
    const idle = unspelled(TEXTS).filter((text) => NAMED_BY[text.split(".")[0] ?? ""] === undefined);
    // The ticket is decided and not built yet (BOARD-13).
    expect(idle.filter((text) => !PRINTED.includes(text))).toEqual([]);
    expect(Object.values(NAMED_BY).filter((rule) => !RULES.includes(`- ${rule}: `))).toEqual([]);
  });

  it("is reported where nothing names it", () => {
    expect(unspelled({ cart: { title: "Coș", plantedAndIdle: "Nimeni" } })).toEqual(["cart.plantedAndIdle"]);
  });
});
