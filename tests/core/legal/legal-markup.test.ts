import { describe, expect, it } from "vitest";
import { keptLegalText, parseLegalText, printLegalText } from "#core/legal/legal-markup.ts";

const TEXT = `## Livrarea
Livrăm în 45 de minute.
Peste atât, te sunăm.


-  în oraș
- la sat, scrie la mailto:salut@zen.example.
Vezi https://zen.example/livrare?zi=1 (și atât).`;

const plain = (text: string) => [{ text, href: null }];

describe("the markup of legal texts (SHOP-21)", () => {
  it("has headings, paragraphs, lists and addresses", () => {
    expect(parseLegalText(TEXT)).toEqual([
      { kind: "heading", line: plain("Livrarea") },
      { kind: "paragraph", lines: [plain("Livrăm în 45 de minute."), plain("Peste atât, te sunăm.")] },
      {
        kind: "list",
        items: [
          plain("în oraș"),
          [
            { text: "la sat, scrie la ", href: null },
            { text: "salut@zen.example", href: "mailto:salut@zen.example" },
            { text: ".", href: null },
          ],
        ],
      },
      {
        kind: "paragraph",
        lines: [
          [
            { text: "Vezi ", href: null },
            { text: "https://zen.example/livrare?zi=1", href: "https://zen.example/livrare?zi=1" },
            { text: " (și atât).", href: null },
          ],
        ],
      },
    ]);
  });

  it("is kept with one blank line between blocks and none around them", () => {
    expect(keptLegalText(`\n\n${TEXT}\n `)).toBe(
      "## Livrarea\n\nLivrăm în 45 de minute.\nPeste atât, te sunăm.\n\n- în oraș\n- la sat, scrie la mailto:salut@zen.example.\n\nVezi https://zen.example/livrare?zi=1 (și atât).",
    );
    expect(keptLegalText(" \n\t\n")).toBe("");
  });

  it("takes as text what only looks like markup", () => {
    for (const text of [
      "<script>alert(1)</script>",
      '<a href="javascript:alert(1)">aici</a>',
      "javascript:alert(1)",
      "http://zen.example",
      "data:text/html,x",
      "##fără blanc",
      "-fără blanc",
      "[aici](javascript:alert(1))",
      "https://",
      "mailto:nimeni",
    ])
      expect(parseLegalText(text)).toEqual([{ kind: "paragraph", lines: [plain(text)] }]);
  });

  it("ends an address where something begins that could leave an attribute", () => {
    expect(parseLegalText('https://zen.example/"onclick=alert(1)')).toEqual([
      {
        kind: "paragraph",
        lines: [
          [
            { text: "https://zen.example/", href: "https://zen.example/" },
            { text: '"onclick=alert(1)', href: null },
          ],
        ],
      },
    ]);
  });

  it("prints what it parsed", () => {
    expect(printLegalText(parseLegalText("## A\n\n- b\n- c\n\nd"))).toBe("## A\n\n- b\n- c\n\nd");
  });
});
