import { afterSighting, type ActorName, type ActorPicture } from "../trace/sighting.ts";
import { createSandbox } from "./create-sandbox.ts";
import type { PortCall } from "./port-answers.ts";
import type { Run } from "./run.ts";

/** What a run led to. */
export interface Outcome {
  /** The innermost states of every machine that still runs, by its actor's name. */
  readonly states: Readonly<{ readonly [actor: ActorName]: readonly string[] }>;
  /** The calls that were made after the beginning. */
  readonly calls: readonly PortCall[];
}

/** Takes all steps of a run in a sandbox of its own. */
export async function takeRun(run: Run): Promise<Outcome> {
  const sandbox = await createSandbox(run);
  const before = sandbox.calls.length;
  for (const step of run.steps) await sandbox.take(step);
  const actors = sandbox.sightings.reduce<ReadonlyMap<ActorName, ActorPicture>>(afterSighting, new Map());
  sandbox.stop();
  return { states: statesOf(actors), calls: sandbox.calls.slice(before) };
}

function statesOf(actors: ReadonlyMap<ActorName, ActorPicture>): Outcome["states"] {
  return Object.fromEntries(
    [...actors.values()]
      .filter(({ machine, status }) => machine !== null && status === "active")
      .map(({ name, states }) => [name, innermost(states)]),
  );
}

/** Those states that no other one of them lies in. */
export function innermost(states: readonly string[]): readonly string[] {
  return states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)));
}
