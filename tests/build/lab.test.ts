import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readBuildManifest } from "./first-javascript.ts";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = globSync("ui/lab/**/*.{ts,tsx,html}", { cwd: ROOT });
const OTHERS = globSync("{core,ui,adapters}/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => !SOURCES.includes(file))
  .concat("index.html");
/** Long enough that no other source says the same by chance. */
const MIN_TEXT = 18;

describe("the build for browsers and servers (LAB-2)", () => {
  it("has no file of the Lab", () => {
    const sources = Object.keys(readBuildManifest());
    expect(sources.filter((name) => name.includes("ui/lab/"))).toEqual([]);
    expect(sources).toContain("ui/main.tsx");
  });

  it("has none of the Lab's texts, nor what lays out its charts", () => {
    const elsewhere = OTHERS.map(read).join("\n");
    const texts = [...new Set(SOURCES.flatMap((file) => textsIn(read(file))))].filter(
      (text) => !elsewhere.includes(text),
    );
    expect(texts.length).toBeGreaterThan(5);
    const built = globSync("dist/{client,server}/**/*.{js,css,html,webmanifest}", { cwd: ROOT });
    expect(built.length).toBeGreaterThan(100);
    const found = built.flatMap((file) => {
      const text = read(file);
      return [...texts, "elk.algorithm", "/ui/lab"]
        .filter((word) => text.includes(word))
        .map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

// What stands between tags, and what is quoted, that names no file, no module and no style.
function textsIn(source: string): readonly string[] {
  const quoted = [...source.matchAll(/"([^"\n]*)"|>\s*([^<>{}\n]+?)\s*<\//g)];
  return quoted
    .map(([, text, between]) => text ?? between ?? "")
    .filter((text) => text.length >= MIN_TEXT && / /.test(text) && !/[#/${}]|^[a-z-]+: /.test(text));
}
