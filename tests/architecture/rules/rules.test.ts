import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import {
  citedRules,
  foreignCitations,
  openRules,
  ruleTable,
  shownRules,
  statedRules,
} from "./rule-citations.ts";
import { showingFiles, TABLE_TITLE } from "./showing-files.ts";

const RULES = readFileSync("core/RULES.md", "utf8");
const STATED = statedRules(RULES);
const OPEN = openRules(RULES);
const FILES = globSync("{core,ui,adapters,tests}/**/*.{ts,tsx,sql,md}", {
  // Sizes of styles are spelled like documents: `space.md`.
  exclude: (name) => name.startsWith("tests/architecture") || name.endsWith(".css.ts"),
});
const DOCUMENTS = new Set(["README.md", ...FILES.map((file) => basename(file))]);

describe("the rules", () => {
  it("are numbered by noun, each number once and rising", () => {
    const last = new Map<string, number>();
    const broken = STATED.filter((rule) => {
      const [noun = "", number = ""] = rule.split("-");
      const before = last.get(noun) ?? 0;
      last.set(noun, Number(number));
      return Number(number) <= before;
    });
    expect(broken).toEqual([]);
    expect(STATED.length).toBeGreaterThan(250);
  });

  it("are stated where code and tests cite them", () => {
    const missing = FILES.flatMap((file) =>
      citedRules(readFileSync(file, "utf8"))
        .filter((rule) => !STATED.includes(rule))
        .map((rule) => `${file} cites ${rule}`),
    );
    expect(missing).toEqual([]);
  });

  it("are shown by a test each, but for those that are not built yet", () => {
    const shown = new Set(showingFiles().flatMap(({ text }) => shownRules(text)));
    expect(STATED.filter((rule) => !shown.has(rule) && !OPEN.includes(rule))).toEqual([]);
    expect(OPEN.filter((rule) => shown.has(rule))).toEqual([]);
    console.log(`${STATED.length} rules, ${OPEN.length} of them open: ${OPEN.join(", ")}`);
  });

  it("end with the table of the tests that show them: node tests/architecture/rules/map-rules.ts", () => {
    expect(RULES.split(TABLE_TITLE)[1]).toBe(`\n\n${ruleTable(RULES, showingFiles())}`);
  });

  it("are not shown by what a comment says", () => {
    const test = '// As CART-1 says.\n/** CART-2 */\n * CART-3\nit("holds (CART-4, CART-5)", law); // CART-6';
    expect(shownRules(test)).toEqual(["CART-4", "CART-5", "CART-6"]);
    expect(openRules("- CART-7: Built.\n- CART-8: Not yet. `open`\n")).toEqual(["CART-8"]);
  });

  it("are found in a comment, standards apart", () => {
    expect(citedRules("/** As UTF-8 (CART-4, PRICE-99); a T-ORD-1 is none. */")).toEqual([
      "CART-4",
      "PRICE-99",
    ]);
  });

  it("are all that is cited: no document that is not here", () => {
    const foreign = FILES.flatMap((file) =>
      foreignCitations(readFileSync(file, "utf8"), DOCUMENTS).map((found) => `${file} cites ${found}`),
    );
    expect(foreign).toEqual([]);
  });

  it.each([
    ["// A rule (spec §5).", ["§", "spec"]],
    ["// As product.md says.", ["product.md"]],
    ["// As the specification says.", ["specification"]],
    ["// See T-ORD-1.", ["T-ORD-1"]],
    ["// Loads late (architecture: heavy parts).", ["(architecture"]],
    ["// RULES.md, whole-order.spec.ts, openingHoursSpecification: **/*.spec.ts", []],
  ])("find %j", (text, found) => {
    expect(foreignCitations(text, DOCUMENTS)).toEqual(found);
  });
});
