import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  keptLegalText,
  parseLegalText,
  printLegalText,
  type LegalBlock,
  type LegalLine,
} from "#core/legal/legal-markup.ts";

const PIECES = [
  "## ",
  "- ",
  "#",
  "-",
  "\n",
  "\n\n",
  " ",
  "\t",
  "<b>",
  "&amp;",
  '"',
  "https://zen.example/a?b=c#d",
  "https://",
  "http://zen.example",
  "mailto:",
  "salut@zen.example",
  "javascript:",
  ".",
  ")",
  "ș",
  "עב",
  "🍕",
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "grapheme" })), { maxLength: 40 })
  .map((pieces) => pieces.join(""));

function linesOf(block: LegalBlock): readonly LegalLine[] {
  switch (block.kind) {
    case "heading":
      return [block.line];
    case "paragraph":
      return block.lines;
    case "list":
      return block.items;
  }
}

describe("the laws of a legal text's markup (SHOP-21)", () => {
  it("parsing what was printed gives the same blocks, and printing what was kept the same text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const blocks = parseLegalText(text);
        expect(parseLegalText(printLegalText(blocks))).toEqual(blocks);
        const kept = keptLegalText(text);
        expect(keptLegalText(kept)).toBe(kept);
      }),
    );
  });

  it("loses nothing but blanks and marks of structure", () => {
    const bare = (text: string): string =>
      text
        .split("\n")
        .map((line) => line.trim().replace(/^(?:## |- )/u, ""))
        .join("")
        .replaceAll(/\s/gu, "");
    fc.assert(
      fc.property(texts, (text) => {
        const said = parseLegalText(text)
          .flatMap(linesOf)
          .map((line) => line.map(({ text: words, href }) => href ?? words).join(""))
          .join("\n");
        expect(said.replaceAll(/\s/gu, "")).toBe(bare(text));
      }),
    );
  });

  it("leads nowhere but to https: and mailto:, by addresses that no attribute ends", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const line of parseLegalText(text).flatMap(linesOf))
          for (const { href } of line)
            expect(href ?? "https://x").toMatch(/^(?:https:\/\/|mailto:)[^\s<>"']+$/u);
      }),
    );
  });

  it("has no empty block and no empty line", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const block of parseLegalText(text)) {
          expect(linesOf(block).length).toBeGreaterThan(0);
          for (const line of linesOf(block)) expect(line.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
