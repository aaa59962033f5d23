import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLIENT_DIRECTORY, readBuildManifest } from "./first-javascript.ts";

// A server may send so many bytes before the first is acknowledged; with its head a larger file takes a round trip more.
const FIRST_FLIGHT_BYTES = 14_600 - 500;
// What comes in one round trip of 150 ms where three files share 1.6 Mbit/s, the head of the answer included.
const SHARED_FLIGHT_BYTES = 10_220 - 350;
const ON_A_MENU =
  "2× Ciorbă, Șnițel, Înghețată — 12,50 lei · $4 (20%) Crème, Jalapeño „25–35 min” salut@bistro.ro";

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

function faceOf(built: readonly Face[], letter: string): Face | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return built.findLast(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
}

function toRange(text: string): readonly [number, number] {
  const [from = "", to = from] = text.trim().replace("U+", "").split("-");
  return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)];
}

describe("the fonts of a page", () => {
  it("fit into the first bytes that a server may send, for the letters of our own texts and a password's dots", () => {
    const built = faces();
    expect(built.length).toBe(5);
    const words = Object.entries(readBuildManifest())
      .filter(([source]) => /^ui\/i18n\/[a-z]{2}\//.test(source))
      .map(([, { file }]) => readFileSync(join(CLIENT_DIRECTORY, file), "utf8"))
      .join("");
    const letters = [...new Set(`${words}•`)].filter((letter) => letter >= " ");
    expect(letters).toEqual(expect.arrayContaining(["ă", "â", "î", "ș", "ț", "„", "…"]));
    const heavy = letters.filter((letter) => {
      const face = faceOf(built, letter);
      return face !== undefined && face.bytes > FIRST_FLIGHT_BYTES;
    });
    expect(heavy).toEqual([]);
  });

  it("come in one round trip on a slow line, for what nearly each page shows", () => {
    const built = faces();
    const shown = [...ON_A_MENU].map((letter) => faceOf(built, letter)?.bytes ?? 0);
    expect(new Set(shown).size).toBe(2);
    expect(Math.max(...shown)).toBeLessThanOrEqual(SHARED_FLIGHT_BYTES);
  });
});
