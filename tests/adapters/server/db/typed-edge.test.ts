import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const COPIED = ["adapters", "core", "tests/run", "tests/support", "package.json", "tsconfig.json"];

let checkout: string;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "diner-checkout-"));
  for (const path of COPIED) cpSync(path, join(checkout, path), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(checkout, "node_modules"));
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

describe("what the check says in a copy of the project", () => {
  it("names each statement that did not follow a renamed column", { timeout: 240_000 }, () => {
    const restore = rewriteSql(/\basked_at\b/gu, "requested_at");
    expect(run(process.execPath, "tests/run/types.ts")).toEqual({
      status: 1,
      lines: [
        expect.stringMatching(
          /^adapters\/server\/account\/.*:\d+: the statement account\.insertPasswordResetRequest .*"asked_at"/u,
        ),
        expect.stringMatching(
          /^adapters\/server\/account\/.*:\d+: the statement account\.takePasswordResetRequest .*"asked_at"/u,
        ),
      ],
    });
    restore();
  });

  it("refuses code that did not follow the result of a function", { timeout: 240_000 }, () => {
    const restore = rewriteSql(/(function forget_rows\([^)]*\)\s+returns )integer/u, "$1bigint");
    expect(run(process.execPath, "tests/run/types.ts")).toEqual({ status: 0, lines: [] });
    const { status, lines } = run("node_modules/.bin/tsc", "-p", "adapters/server");
    expect({ status, first: lines[0] }).toEqual({
      status: 1,
      first: expect.stringMatching(
        /^adapters\/server\/job\/due\.queries\.ts\(.*'string' is not assignable to type 'number'/u,
      ),
    });
    restore();
  });
});

function rewriteSql(pattern: RegExp, replacement: string): () => void {
  const files = globSync("adapters/server/db/{migrations,functions}/**/*.sql", { cwd: checkout })
    .map((file) => join(checkout, file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))
    .filter(({ text }) => new RegExp(pattern.source, "u").test(text));
  expect(files).not.toEqual([]);
  for (const { file, text } of files) writeFileSync(file, text.replace(pattern, replacement));
  return () => {
    for (const { file, text } of files) writeFileSync(file, text);
  };
}

function run(
  command: string,
  ...args: readonly string[]
): { status: number | null; lines: readonly string[] } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: checkout, encoding: "utf8" });
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line !== "");
  return { status, lines };
}
