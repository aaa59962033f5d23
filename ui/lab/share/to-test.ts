import { takeRun } from "../sandbox/take-run.ts";
import type { Run } from "../sandbox/run.ts";
import type { ActorName } from "../trace/sighting.ts";

/**
 * A run as a Vitest test of the actors that are named: it takes the same steps, and expects the states and calls that
 * they led to.
 */
export async function toTest(run: Run, title: string, shown: readonly ActorName[]): Promise<string> {
  const { states, calls } = await takeRun(run);
  const expected = Object.fromEntries(
    Object.entries(states).flatMap(([actor, leaves]) => (shown.includes(actor) ? [[actor, leaves]] : [])),
  );
  return [
    'import { expect, it } from "vitest";',
    'import { takeRun } from "#ui/lab/sandbox/take-run.ts";',
    "",
    `it(${JSON.stringify(title)}, async () => {`,
    "  const { states, calls } = await takeRun({",
    `    isSignedIn: ${run.isSignedIn},`,
    "    steps: [",
    ...run.steps.map((step) => `      ${JSON.stringify(step)},`),
    "    ],",
    `    recording: ${JSON.stringify(run.recording)},`,
    "  });",
    `  expect(states).toMatchObject(${JSON.stringify(expected)});`,
    "  expect(calls).toEqual([",
    ...calls.map((call) => `    ${JSON.stringify(call)},`),
    "  ]);",
    "});",
    "",
  ].join("\n");
}
