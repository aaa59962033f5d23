import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLIENT_DIRECTORY } from "./first-javascript.ts";

const ASSETS = join(CLIENT_DIRECTORY, "assets");
const DECLARATIONS = /animation:([^;}]*)/gu;
const OUTSIDE_BRACKETS = /,(?![^(]*\))/u;

/** What moves without end at as many frames a second as the screen shows. */
function endlessMotions(css: string): readonly string[] {
  return [...css.matchAll(DECLARATIONS)]
    .flatMap(([, value = ""]) => value.split(OUTSIDE_BRACKETS))
    .filter((motion) => motion.includes("infinite") && !motion.includes("steps("))
    .map((motion) => motion.trim().split(" ").slice(0, 2).join(" "));
}

describe("what moves without end", () => {
  it("is drawn ten times a second, but for a spinner, which is short, and an order's progress, which mostly rests", () => {
    const styles = readdirSync(ASSETS).filter((file) => file.endsWith(".css"));
    const texts = styles.map((file) => readFileSync(join(ASSETS, file), "utf8"));
    expect(texts.some((text) => /steps\(\d+(?:,end)?\) infinite/u.test(text))).toBe(true);
    expect(texts.flatMap(endlessMotions).toSorted()).toEqual([".7s linear", "4.5s ease-in-out"]);
  });

  it("is found in each animation of a list", () => {
    const planted =
      ".a{animation:.2s cubic-bezier(.2,.8,.2,1) in,1.6s steps(8,end) infinite b,2s ease infinite c}";
    expect(endlessMotions(planted)).toEqual(["2s ease"]);
  });
});
