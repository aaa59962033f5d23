import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORBIDDEN_WORDS, forbiddenIn } from "./forbidden-words.ts";

// What people read on screen is in i18n; what the check writes is generated; the last two spell the words themselves.
const NOT_READ =
  /^ui\/i18n\/[a-z]{2}\/|\.generated\.ts$|^tests\/architecture\/(?:forbidden-words|words\.test)\.ts$/;
const FILES = globSync("{core,ui,adapters,tests}/**/*.{ts,tsx,sql,md}").filter(
  (file) => !NOT_READ.test(file),
);

describe("old words", () => {
  it("are gone from core, ui, adapters and tests", () => {
    expect(FILES.flatMap((file) => forbiddenIn(file, readFileSync(file, "utf8")))).toEqual([]);
    expect(FILES.length).toBeGreaterThan(1500);
  });

  it.each([
    ["core/a.ts", "/** A cart that is\n * told anew. */", ["is * told", "anew"]],
    ["adapters/a.ts", "const sheet = 1;", ["sheet"]],
    ["core/a.ts", "// The product sheet.", []],
    ["ui/a.tsx", "const sheet = useModal();", []],
    ["tests/a.ts", "const MOST_LINES = 3, WAIT_MILLIS = 4;", ["MOST_LINES", "WAIT_MILLIS"]],
    ["adapters/a.sql", "-- „așa”", ["„", "”"]],
    ["tests/a.ts", 'const text = "«Adaugă»";', []],
    ["core/a.ts", "interface OrderNews {}\nexport function openPool(): void {}", ["OrderNews", "openPool"]],
    ["ui/a.ts", "// Its behaviour is normalised.", ["behaviour", "normalised"]],
  ])("are found in %s: %j", (file, text, words) => {
    const found = forbiddenIn(file, text).map((line) => /"(.*)", say/.exec(line)?.[1]);
    expect(found).toHaveLength(words.length);
    expect(found).toEqual(expect.arrayContaining(words.map((word) => expect.stringContaining(word))));
  });

  it("come with their line and the word to say", () => {
    expect(forbiddenIn("core/a.ts", "\n// Anew.")).toEqual(['core/a.ts:2: "Anew", say again']);
    expect(FORBIDDEN_WORDS.filter(({ say }) => say === "")).toEqual([]);
  });
});
