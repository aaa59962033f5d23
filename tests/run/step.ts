import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { NOT_RUN_FILE } from "#tests/support/machine.ts";
import type { StepResults } from "./results.ts";

/** What a runner did, and how long it took. */
export interface StepOutcome extends StepResults {
  readonly name: string;
  readonly seconds: number;
}

/** A command to run as one or more checks. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the runner's own counts after it ended; without it the exit code is the one check. */
  readonly results?: () => StepResults | null;
}

/** Runs one step with its output shown, and counts it; a runner that fails without a failed check counts as one. */
export async function runStep(step: Step): Promise<StepOutcome> {
  const started = performance.now();
  console.log(`\n── ${step.name}`);
  const code = await exitCode(step);
  const seconds = (performance.now() - started) / 1000;
  const results = step.results?.() ?? { passed: code === 0 ? 1 : 0, failures: [] };
  const isUnnamed = code !== 0 && results.failures.length === 0;
  const failures = isUnnamed ? [`it ended with ${code}`] : results.failures;
  return { name: step.name, passed: results.passed, failures, seconds };
}

/** Forgets what an earlier run could not run. */
export function forgetNotRun(): void {
  rmSync(NOT_RUN_FILE, { force: true });
}

function linesNotRun(): readonly string[] {
  if (!existsSync(NOT_RUN_FILE)) return [];
  const lines = readFileSync(NOT_RUN_FILE, "utf8").split("\n");
  return [...new Set(lines.filter((line) => line !== ""))];
}

function exitCode(step: Step): Promise<number> {
  return new Promise((resolve) => {
    const [program = "true", ...args] = step.command;
    const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...step.env } });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Prints a line per step and per failure, then the plain closing line, and answers the exit code. */
export function report(outcomes: readonly StepOutcome[]): number {
  console.log("");
  for (const { name, passed, failures, seconds } of outcomes) {
    const verdict = failures.length === 0 ? "ok  " : "FAIL";
    console.log(`${verdict} ${name}: ${passed} passed, ${failures.length} failed (${seconds.toFixed(1)} s)`);
  }
  for (const { name, failures } of outcomes)
    for (const failure of failures) console.log(`failed in ${name}: ${failure}`);
  for (const line of linesNotRun()) console.log(line);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
