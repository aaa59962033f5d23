import { describe, expect, it } from "vitest";
import { fc, test } from "@fast-check/vitest";
import { unicodeRange } from "#ui/design/theme/letters.ts";

function lettersIn(range: string): readonly number[] {
  if (range === "") return [];
  return range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

describe("unicodeRange", () => {
  it("joins neighbors", () => {
    expect(unicodeRange("ăCBA")).toBe("U+41-43,U+103");
  });

  test.prop([fc.string({ unit: "binary" })])("names every letter once and no other", (letters) => {
    const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0);
    expect(lettersIn(unicodeRange(letters))).toEqual(codes.toSorted((left, right) => left - right));
  });
});
