import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RATE_SETTINGS } from "#adapters/server/config/rate-settings.ts";
import { SETTINGS } from "#adapters/server/config/settings.ts";

const ROOT = join(import.meta.dirname, "../..");
const README = readFileSync(join(ROOT, "README.md"), "utf8");

describe("the README", () => {
  it("lists every setting with its meaning and default, in the order of the code", () => {
    const settings = [...Object.values(SETTINGS), ...Object.values(RATE_SETTINGS)];
    expect(rowsAfter("| setting | meaning | default |")).toEqual(
      settings.map(({ name, meaning, defaultText }) => `| \`${name}\` | ${meaning} | ${defaultText} |`),
    );
  });

  it("names no command that package.json lacks", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const named = [...README.matchAll(/npm run ([a-z-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(named).not.toEqual([]);
  });
});

function rowsAfter(head: string): readonly string[] {
  const lines = README.split("\n");
  const from = lines.indexOf(head) + 2;
  const end = lines.findIndex((line, index) => index >= from && !line.startsWith("|"));
  return lines.slice(from, end);
}
