import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftText } from "#adapters/server/import/draft/draft-text.ts";
import { createFindings, describeFinding } from "#adapters/server/import/draft/finding.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

function told(value: unknown): readonly [string | null, ...string[]] {
  const findings = createFindings();
  const text = draftText({ file: "menu.json", path: "/name", value }, "name", findings);
  return [text, ...findings.all().map(describeFinding)];
}

const CHANGED = "menu.json, /name: characters that cannot be seen were taken out of the text";

describe("draftText", PROPERTY_TIMEOUT, () => {
  it.each([
    ["a soft hyphen", "Kartoffel\u00adpuffer"],
    ["a joiner", "नि\u200dम्बू"],
    ["a non-joiner", "می\u200cخواهم"],
    ["an emoji of several", "Meniul copiilor 👨\u200d👩\u200d👧"],
    ["an emoji with its look", "Iute 🌶\ufe0f"],
    ["a flag of tags", "Haggis 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["a mark of direction", "שניצל\u200f (200 g)"],
  ])("keeps %s as it is", (_what, name) => {
    expect(told(name)).toEqual([name]);
  });

  it("removes and reports characters that are invisible or reorder the text around them", () => {
    expect(told("Pizza\u202e ahgir")).toEqual(["Pizza ahgir", CHANGED]);
    expect(told("\ufeffSupă\u200b de\u0007 pui")).toEqual(["Supă de pui", CHANGED]);
    expect(told("\u200d\u00ad \u2060")).toEqual([null]);
  });

  it("keeps every character that is seen, and tells of every other that it drops", () => {
    const unit = fc.oneof(
      fc.constantFrom(
        "a",
        "ș",
        "🍕",
        "👩\u200d🍳",
        "\u00ad",
        "\u200c",
        "\u2060",
        "\u202e",
        "\u0007",
        "\u200b",
      ),
      fc.string({ unit: "binary", maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
        const written = units.join("").replace(/[&<\s]/gu, "x");
        const [text, ...findings] = told(written);
        const seen = (value: string) => value.normalize("NFC").replace(/[\p{C}]/gu, "");
        fc.pre(text !== null);
        expect(seen(text)).toEqual(seen(written));
        expect(findings).toEqual(text === written.normalize("NFC") ? [] : [CHANGED]);
      }),
      runs(500),
    );
  });
});
