import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

interface Cruise {
  readonly summary: { readonly violations: readonly Violation[] };
  readonly modules: readonly { readonly source: string }[];
}

const DEPCRUISE = resolve("node_modules", ".bin", "depcruise");
const CONFIG = ".dependency-cruiser.cjs";
const ROOTS = ["core", "ui", "adapters"];

// Violations are planted in a copy: other checks read the house at the same time.
const PLANTED: Readonly<Record<string, string>> = {
  "core/planted-stray/stray.ts":
    'import { createBrowserPorts } from "#adapters/browser/create-browser-ports.ts";\nexport const stray = createBrowserPorts;\n',
  "adapters/server/planted-noun/stray.ts":
    'import type { ServerServices } from "#adapters/server/services.ts";\nexport type StrayDeps = ServerServices;\n',
  "core/planted-cycle/one/leaf.ts": "export type Leaf = string;\n",
  "core/planted-cycle/one/user.ts":
    'import type { Leaf } from "../other/leaf.ts";\nexport type User = readonly Leaf[];\n',
  "core/planted-cycle/other/leaf.ts": "export type Leaf = string;\n",
  "core/planted-cycle/other/user.ts":
    'import type { Leaf } from "../one/leaf.ts";\nexport type User = readonly Leaf[];\n',
};
const planted: { copy: string; violations: readonly Violation[] } = { copy: "", violations: [] };

beforeAll(() => {
  planted.copy = mkdtempSync(join(tmpdir(), "diner-planted-"));
  for (const part of ["core", "adapters", "package.json", "tsconfig.json", CONFIG])
    cpSync(part, join(planted.copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(planted.copy, "node_modules"));
  for (const [file, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(planted.copy, file)), { recursive: true });
    writeFileSync(join(planted.copy, file), text);
  }
  const folders = ["core/planted-stray", "core/planted-cycle", "adapters/server/planted-noun"];
  planted.violations = cruise(folders, planted.copy).summary.violations;
});

afterAll(() => {
  rmSync(planted.copy, { recursive: true, force: true });
});

function cruise(roots: readonly string[], house: string): Cruise {
  const args = [...roots, "--config", CONFIG, "--output-type", "json"];
  return JSON.parse(spawnSync(DEPCRUISE, args, { cwd: house, encoding: "utf8", maxBuffer: 1 << 28 }).stdout);
}

function violationsIn(folder: string): readonly string[] {
  return planted.violations
    .filter(({ from }) => from.startsWith(folder))
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
    .toSorted();
}

describe("the boundaries of the house", () => {
  it("hold for every module on disk", () => {
    const { summary, modules } = cruise(ROOTS, ".");
    const onDisk = globSync("{core,ui,adapters}/**/*.{ts,tsx}", {
      exclude: (name) => name.endsWith(".d.ts"),
    });
    const seen = new Set(modules.map(({ source }) => source));
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    expect(onDisk.filter((file) => !seen.has(file))).toEqual([]);
  });

  it("refuse a planted import of an adapter from core", () => {
    expect(violationsIn("core/planted-stray/")).toContain(
      "core-knows-nobody: core/planted-stray/stray.ts -> adapters/browser/create-browser-ports.ts",
    );
  });

  it("refuse a planted noun of the server that asks its root for everything", () => {
    expect(violationsIn("adapters/server/planted-noun/")).toContain(
      "root-composes: adapters/server/planted-noun/stray.ts -> adapters/server/services.ts",
    );
  });

  it("refuse planted folders that import each other, be it only types", () => {
    expect(violationsIn("core/planted-cycle/").filter((line) => line.startsWith("no-folder-cycles"))).toEqual(
      [
        "no-folder-cycles: core/planted-cycle/one -> core/planted-cycle/other",
        "no-folder-cycles: core/planted-cycle/other -> core/planted-cycle/one",
      ],
    );
  });

  it("are checked by a tool that sees this project's TypeScript", () => {
    const version = execFileSync(DEPCRUISE, ["--info"], { encoding: "utf8" });
    expect(version).toMatch(/✔ typescript/);
  });
});
