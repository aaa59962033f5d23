import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const GLOSSARY = readFileSync("core/GLOSSARY.md", "utf8");
const LINES = GLOSSARY.split("\n").filter((line) => line.startsWith("- "));

// The words that a line is about: in bold at its start, or rooms that it names in code type.
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/\*\*([^*]+)\*\*|`([a-z-]+)`/g)].map(([, bold, room]) => bold ?? room ?? "");

const KNOWN = new Set(LINES.flatMap(wordsOf));

/** The folders that have no line. */
function strangersAmong(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => !KNOWN.has(folder.replaceAll("-", " ")) && !KNOWN.has(folder));
}

describe("the glossary", () => {
  it("has a line for every room of core", () => {
    const folders = readdirSync("core", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(strangersAmong(folders)).toEqual([]);
    expect(folders.length).toBeGreaterThan(20);
  });

  it("misses a noun that has none", () => {
    expect(strangersAmong(["cart", "planted-noun"])).toEqual(["planted-noun"]);
  });

  it("gives each word one line", () => {
    const heads = LINES.flatMap((line) =>
      [...(line.split(":")[0] ?? "").matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word),
    );
    expect(heads.filter((word, index) => heads.indexOf(word) !== index)).toEqual([]);
  });
});
