import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { PassThrough } from "node:stream";
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

// Kept until it is shown; no run prints that much.
const MAX_OUTPUT_BYTES = 1 << 30;

/** Runs each group of steps after the one before; of a group, as many steps at a time as the machine has cores. */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const group of groups) outcomes.push(...(await runGroup(group)));
  return outcomes;
}

async function runGroup(group: readonly Step[]): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const waiting = [...group.entries()];
  let shown = Promise.resolve();
  const runNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [place, step] = next;
    const output = new PassThrough({ highWaterMark: MAX_OUTPUT_BYTES });
    shown = shown.then(() => show(step, output));
    outcomes[place] = await runStep(step, output);
    await runNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  await shown;
  return outcomes;
}

// As it comes; steps at the same time wait for their turn.
async function show(step: Step, output: PassThrough): Promise<void> {
  console.log(`\n── ${step.name}`);
  for await (const chunk of output) process.stdout.write(chunk);
}

/** Runs one step and counts it; a runner that fails without a failed check counts as one. */
async function runStep(step: Step, output: PassThrough): Promise<StepOutcome> {
  const started = performance.now();
  const code = await exitCode(step, output);
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

function exitCode(step: Step, output: PassThrough): Promise<number> {
  return new Promise((resolve) => {
    const [program = "true", ...args] = step.command;
    const env = { ...process.env, ...step.env };
    const child = spawn(program, args, { stdio: ["inherit", "pipe", "pipe"], env });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
    child.on("error", (error) => output.write(`${error.message}\n`));
    child.on("close", (code) => {
      output.end();
      resolve(code === null || code < 0 ? 1 : code);
    });
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
