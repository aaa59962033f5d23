import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLIENT_DIRECTORY } from "./first-javascript.ts";

const ASSETS = join(CLIENT_DIRECTORY, "assets");
const ON_PAPER = /@media print\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu;
const ALTERNATIVES = /:is\((?:[^()]|\([^()]*\))*\)/gu;
// What an element holds at any depth, asked of the page itself or of each element; `:has(>` looks at children alone.
const ASKS_THE_PAGE =
  /(?<=^|[{};,])(?::root|html|body|\*)?(?:\[[^\]]*\]|:not\([^()]*\))*:has\((?!>)[^)]*\)/gu;

function pageWideQuestions(css: string): readonly string[] {
  return css.replaceAll(ON_PAPER, "").replaceAll(ALTERNATIVES, "").match(ASKS_THE_PAGE) ?? [];
}

describe("a style's question of what an element holds", () => {
  it("is put to small elements alone: to answer it for the page, each change looks through all of it", () => {
    const styles = readdirSync(ASSETS).filter((file) => file.endsWith(".css"));
    const texts = styles.map((file) => readFileSync(join(ASSETS, file), "utf8"));
    expect(texts.some((text) => text.includes(":has("))).toBe(true);
    expect(texts.flatMap(pageWideQuestions)).toEqual([]);
  });

  it.each([
    ":root:has(.scrim){background:#000}",
    "a{b:c}:root[data-theme=dark]:has(.scrim){background:#000}",
    ":root:not([data-theme=light]):has(.scrim){background:#000}",
    "@media (max-width:48rem){:root:has([data-bar]) .toast{bottom:0}}",
    ":has(.scrim){background:#000}",
    "body:has(dialog) .x{color:red}",
  ])("is found in %s", (planted) => {
    expect(pageWideQuestions(planted)).toHaveLength(1);
  });

  it.each([
    ".choice:has(input:checked){color:red}",
    ":has(>.backdrop){padding:0}",
    "[data-card]:is(:focus-visible,:has(:focus-visible)) .hint{display:block}",
    "@media print{body:has(.sheet){display:block}.x{color:red}}",
  ])("is allowed in %s", (style) => {
    expect(pageWideQuestions(style)).toEqual([]);
  });
});
