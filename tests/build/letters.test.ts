import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLIENT_DIRECTORY, readBuildManifest } from "./first-javascript.ts";

// A server may send so many bytes before the first is acknowledged; with its head a larger file takes a round trip more.
const FIRST_FLIGHT_BYTES = 14_600 - 500;

interface Face {
  readonly bytes: number;
  readonly ranges: readonly (readonly [number, number])[];
}

// Of two faces that hold a letter the last one counts.
function faces(): readonly Face[] {
  const css = Object.values(readBuildManifest())
    .flatMap((chunk) => chunk.css ?? [])
    .map((file) => readFileSync(join(CLIENT_DIRECTORY, file), "utf8"))
    .find((text) => text.includes("Figtree Variable") && text.includes("unicode-range"));
  return [...(css ?? "").matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, body = ""]) => {
    const file = /\/(assets\/[^)"]+\.woff2)/.exec(body)?.[1];
    const ranges = /unicode-range:([^;}]+)/.exec(body)?.[1];
    if (file === undefined || ranges === undefined) return [];
    return [{ bytes: statSync(join(CLIENT_DIRECTORY, file)).size, ranges: ranges.split(",").map(toRange) }];
  });
}

function toRange(text: string): readonly [number, number] {
  const [from = "", to = from] = text.trim().replace("U+", "").split("-");
  return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)];
}

describe("the fonts of a page", () => {
  it("fit into the first bytes that a server may send, for the letters of our own texts", () => {
    const built = faces();
    expect(built.length).toBe(4);
    const words = Object.entries(readBuildManifest())
      .filter(([source]) => /^ui\/i18n\/[a-z]{2}\//.test(source))
      .map(([, { file }]) => readFileSync(join(CLIENT_DIRECTORY, file), "utf8"))
      .join("");
    const letters = [...new Set(words)].filter((letter) => letter >= " ");
    expect(letters).toEqual(expect.arrayContaining(["ă", "â", "î", "ș", "ț", "„", "…"]));
    const heavy = letters.filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const face = built.findLast(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
      return face !== undefined && face.bytes > FIRST_FLIGHT_BYTES;
    });
    expect(heavy).toEqual([]);
  });
});
