import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crowdedFolders, longFiles } from "./rooms.ts";

const ROOTS = ["core", "ui", "adapters", "tests"];
const PLANTED = mkdtempSync(join(tmpdir(), "diner-rooms-"));

beforeAll(() => {
  const plant = (folder: string, files: number): void => {
    mkdirSync(join(PLANTED, folder), { recursive: true });
    for (let file = 0; file < files; file += 1) writeFileSync(join(PLANTED, folder, `part-${file}.ts`), "");
  };
  plant("crowded", 26);
  plant("crowded/side", 25);
  plant("full", 25);
  const lines = (count: number): string => "select 1;\n".repeat(count);
  for (const name of ["long.ts", "long.css.ts", "long.tsx", "long.sql", "long.json"])
    writeFileSync(join(PLANTED, name), lines(251));
  writeFileSync(join(PLANTED, "full.ts"), lines(250));
});

afterAll(() => rmSync(PLANTED, { recursive: true, force: true }));

// They only ever grow: one file a change of the schema, in one row of numbers, and one drawing a machine.
const GROWING = ["adapters/server/db/migrations", "tests/statecharts/diagrams"];

describe("a room", () => {
  it("holds at most 25 files", () => {
    const crowded = crowdedFolders(ROOTS);
    expect(crowded.filter((room) => !GROWING.some((growing) => room.startsWith(`${growing}:`)))).toEqual([]);
  });

  it("is found to be crowded by its own files, not by those of its subfolders", () => {
    expect(crowdedFolders([PLANTED])).toEqual([`${join(PLANTED, "crowded")}: 26`]);
  });

  it("holds no file of more than 250 lines", () => {
    expect(longFiles(ROOTS)).toEqual([]);
  });

  it("is found to hold long TypeScript and SQL", () => {
    expect(longFiles([PLANTED])).toEqual(
      ["long.css.ts", "long.sql", "long.ts", "long.tsx"].map((name) => `${join(PLANTED, name)}: 251`),
    );
  });
});

// What a checkout has, apart from names that begin with a dot; the rest is made, and ignored.
const TOP_LEVEL = [
  "README.md",
  "index.html",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

describe("the top level", () => {
  it("is the four rooms, and the files that tools look for there", () => {
    const kept = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
    const names = new Set(
      kept.map((path) => path.split("/")[0] ?? "").filter((name) => !/^(?:\.|$)/.test(name)),
    );
    expect([...names].toSorted()).toEqual([...TOP_LEVEL, ...ROOTS].toSorted());
  });
});
