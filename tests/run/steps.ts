import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { firefoxBuild, webKitBuild } from "#tests/support/machine.ts";
import { readOwn, readPlaywright, readVitest } from "./results.ts";
import type { Step } from "./step.ts";

const RESULTS = join(".diner", "test-results");
const CACHE = join("node_modules", ".cache");
const bin = (name: string): string => join("node_modules", ".bin", name);

function typeCheck(project: string): Step {
  const kept = join(CACHE, "tsc", `${project.replace("/", "-")}.tsbuildinfo`);
  const command = [bin("tsc"), "-p", project, "--incremental", "--tsBuildInfoFile", kept];
  return { name: `types of ${project}`, command };
}

function vitest(project: string): Step {
  const file = join(RESULTS, `${project}.json`);
  rmSync(file, { force: true });
  mkdirSync(RESULTS, { recursive: true });
  return {
    name: `tests: ${project}`,
    command: [
      bin("vitest"),
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    results: () => readVitest(file),
  };
}

function playwright(project: string): Step {
  const file = join(RESULTS, `${project}.json`);
  rmSync(file, { force: true });
  return {
    name: `browser: ${project}`,
    command: [bin("playwright"), "test", "--config", "tests/e2e/playwright.config.ts", "--project", project],
    // The runner reads it from its configuration's folder on, not from ours.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) },
    results: () => readPlaywright(file),
  };
}

// A short run with a fixed seed; `npm run fuzz` runs longer ones.
function fuzz(): Step {
  const file = join(RESULTS, "fuzz.json");
  rmSync(file, { force: true });
  return {
    name: "fuzz",
    command: ["node", "tests/fuzz/fuzz.ts", "--calls", "6000", "--seed", "1", "--minutes", "5"],
    results: () => readOwn(file),
  };
}

// Each fault once, as one check, of what `npm run torture` does for as long as it is asked to. Other steps run at the same
// time, so that here a recovery may take three times as long as its line.
function torture(): Step {
  const file = join(RESULTS, "torture.json");
  rmSync(file, { force: true });
  return {
    name: "torture",
    command: [process.execPath, "tests/torture/torture.ts", "--minutes", "1", "--slack", "3"],
    results: () => readOwn(file),
  };
}

// What takes long comes first.
function checks(): readonly Step[] {
  return [
    vitest("unit"),
    { name: "format", command: [bin("oxfmt"), "--check"] },
    { name: "lint", command: [bin("oxlint"), "--type-aware", "--quiet"] },
    ...["tests", "ui", "adapters/server", "core", "adapters/browser"].map(typeCheck),
    vitest("architecture"),
    vitest("edge"),
    { name: "dead code", command: [bin("knip"), "--no-progress"] },
    {
      name: "files and exports that only tests use",
      command: [bin("knip"), "--no-progress", "--production", "--include", "files,exports,types"],
    },
  ];
}

// Before the rest: all that reads the server's sources needs them.
const typesOfStatements: Step = {
  name: "types of statements",
  command: ["npm", "run", "--silent", "types"],
};

/** The fast part: types, formatting, lint, boundaries, dead code, the database's edge, unit and property tests. */
export function checkSteps(): readonly (readonly Step[])[] {
  return [[typesOfStatements], checks()];
}

/**
 * The fast part, and all that needs a database, a build or a browser. What measures how long something takes has the
 * machine to itself, but for the torture, whose lines are wide here. Of the last group the two that take longest begin
 * early, and what is short follows whichever of them ends first. The torture, whose calls must all be answered, comes last.
 */
export function allSteps(): readonly (readonly Step[])[] {
  return [
    [typesOfStatements],
    [{ name: "build", command: ["npm", "run", "--silent", "build"] }, ...checks()],
    [vitest("build")],
    [vitest("timing")],
    [vitest("rush")],
    [
      playwright("chromium"),
      vitest("server"),
      ...(firefoxBuild() === null ? [] : [playwright("firefox")]),
      ...(webKitBuild() === null ? [] : [vitest("webkit")]),
      fuzz(),
      torture(),
    ],
  ];
}
