import { spawn } from "node:child_process";

/** What a runner did: how many of its checks passed and failed, and how long it took. */
export interface StepOutcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

/** A command to run as one or more checks. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the runner's own counts after it ended; without it the exit code is the one check. */
  readonly counts?: () => { readonly passed: number; readonly failed: number } | null;
}

/** Runs one step with its output shown, and counts it; a runner that fails without a failed check counts as one. */
export async function runStep(step: Step): Promise<StepOutcome> {
  const started = performance.now();
  console.log(`\n── ${step.name}`);
  const code = await exitCode(step);
  const counted = step.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { name: step.name, passed: counted.passed, failed, seconds: (performance.now() - started) / 1000 };
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

/** Prints a line per step and the plain closing line, and answers the exit code. */
export function report(outcomes: readonly StepOutcome[]): number {
  const sum = (pick: (outcome: StepOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  console.log("");
  for (const outcome of outcomes)
    console.log(
      `${outcome.failed === 0 ? "ok  " : "FAIL"} ${outcome.name}: ${outcome.passed} passed, ${outcome.failed} failed (${outcome.seconds.toFixed(1)} s)`,
    );
  const failed = sum((outcome) => outcome.failed);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
