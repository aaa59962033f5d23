import { globSync, readFileSync } from "node:fs";
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

describe("the page about operating", () => {
  const text = readFileSync(join(ROOT, "adapters/server/OPERATING.md"), "utf8");
  const source = (folder: string): string =>
    globSync(`adapters/server/${folder}/*.ts`, { cwd: ROOT })
      .map((file) => readFileSync(join(ROOT, file), "utf8"))
      .join("\n");

  it("tells of every metric and of no other", () => {
    const told = [...text.matchAll(/^\| `(diner_\w+)`/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => !["diner_app", "diner_functions"].includes(name));
    const kept = [...source("metrics").matchAll(/name: "(diner_\w+)"/g)].map(([, name]) => name);
    expect(new Set(told)).toEqual(new Set(kept));
  });

  it("tells of every job and of no other", () => {
    const told = [...text.matchAll(/^\| `([a-z]+-[a-z]+)` \|/gm)].map(([, name]) => name);
    const kept = [...source("job").matchAll(/^ {4}name: "([a-z-]+)",$/gm)].map(([, name]) => name);
    expect(new Set(told)).toEqual(new Set(kept));
  });

  it("names no setting that the README lacks", () => {
    const named = [...text.matchAll(/`([A-Z]+_[A-Z_]+)/g)].map(([, name = ""]) => name);
    const known = [...Object.values(SETTINGS), ...Object.values(RATE_SETTINGS)].map(({ name }) => name);
    const unknown = named.filter((name) => name !== "RATE_" && !known.includes(name));
    expect(unknown).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });
});

function rowsAfter(head: string): readonly string[] {
  const lines = README.split("\n");
  const from = lines.indexOf(head) + 2;
  const end = lines.findIndex((line, index) => index >= from && !line.startsWith("|"));
  return lines.slice(from, end);
}
