import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const DEPCRUISE = join("node_modules", ".bin", "depcruise");
const ROOTS = ["core", "ui", "adapters"];
const PLANTED = join("core", "planted-violation");
const PLANTED_NOUN = join("adapters", "server", "planted-noun");

function cruise(roots: readonly string[]): { readonly status: number; readonly output: string } {
  const run = spawnSync(
    DEPCRUISE,
    [...roots, "--config", ".dependency-cruiser.cjs", "--output-type", "json"],
    {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    },
  );
  return { status: run.status ?? 1, output: run.stdout };
}

afterAll(() => {
  for (const planted of [PLANTED, PLANTED_NOUN]) rmSync(planted, { recursive: true, force: true });
});

describe("the boundaries of the house", () => {
  it("hold for every module on disk", () => {
    const { output } = cruise(ROOTS);
    const { summary, modules } = JSON.parse(output);
    const onDisk = globSync("{core,ui,adapters}/**/*.{ts,tsx}", {
      exclude: (name) => name.endsWith(".d.ts"),
    });
    const seen = new Set<string>(modules.map((module: { source: string }) => module.source));
    expect(
      summary.violations.map(
        (v: { rule: { name: string }; from: string; to: string }) => `${v.rule.name}: ${v.from} -> ${v.to}`,
      ),
    ).toEqual([]);
    expect(onDisk.filter((file) => !seen.has(file))).toEqual([]);
  });

  it("refuse a planted import of an adapter from core", () => {
    mkdirSync(PLANTED, { recursive: true });
    writeFileSync(
      join(PLANTED, "stray.ts"),
      'import { createBrowserPorts } from "#adapters/browser/create-browser-ports.ts";\nexport const stray = createBrowserPorts;\n',
    );
    const { output } = cruise([PLANTED]);
    const { summary } = JSON.parse(output);
    rmSync(PLANTED, { recursive: true, force: true });
    expect(summary.violations.map((v: { rule: { name: string } }) => v.rule.name)).toContain(
      "core-knows-nobody",
    );
  });

  it("refuse a planted noun of the server that asks its root for everything", () => {
    mkdirSync(PLANTED_NOUN, { recursive: true });
    writeFileSync(
      join(PLANTED_NOUN, "stray.ts"),
      'import type { ServerServices } from "#adapters/server/services.ts";\nexport type StrayDeps = ServerServices;\n',
    );
    const { output } = cruise([PLANTED_NOUN]);
    rmSync(PLANTED_NOUN, { recursive: true, force: true });
    const { summary } = JSON.parse(output);
    expect(
      summary.violations.map(
        (v: { rule: { name: string }; from: string; to: string }) => `${v.rule.name}: ${v.from} -> ${v.to}`,
      ),
    ).toContain("root-composes: adapters/server/planted-noun/stray.ts -> adapters/server/services.ts");
  });

  it("refuse planted folders that import each other, be it only types", () => {
    for (const [own, other] of [
      ["one", "other"],
      ["other", "one"],
    ] as const) {
      mkdirSync(join(PLANTED, own), { recursive: true });
      writeFileSync(join(PLANTED, own, "leaf.ts"), "export type Leaf = string;\n");
      writeFileSync(
        join(PLANTED, own, "user.ts"),
        `import type { Leaf } from "../${other}/leaf.ts";\nexport type User = readonly Leaf[];\n`,
      );
    }
    const { output } = cruise([PLANTED]);
    rmSync(PLANTED, { recursive: true, force: true });
    const { summary } = JSON.parse(output);
    expect(
      summary.violations
        .filter((v: { rule: { name: string } }) => v.rule.name === "no-folder-cycles")
        .map((v: { from: string; to: string }) => `${v.from} -> ${v.to}`)
        .toSorted(),
    ).toEqual([
      "core/planted-violation/one -> core/planted-violation/other",
      "core/planted-violation/other -> core/planted-violation/one",
    ]);
  });

  it("are checked by a tool that sees this project's TypeScript", () => {
    const version = execFileSync(DEPCRUISE, ["--info"], { encoding: "utf8" });
    expect(version).toMatch(/✔ typescript/);
  });
});
