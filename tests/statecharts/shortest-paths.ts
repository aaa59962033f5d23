import type { App } from "#core/app/create-app.ts";
import { createSandbox } from "#ui/lab/sandbox/create-sandbox.ts";
import { EMPTY_RUN, ERROR_TAGS, type Step } from "#ui/lab/sandbox/run.ts";
import { innermost } from "#ui/lab/sandbox/take-run.ts";
import { stepText } from "#ui/lab/log/step-text.ts";
import { afterSighting, type ActorName, type ActorPicture } from "#ui/lab/trace/sighting.ts";

/** Where the search begins, and what it may do. */
export interface Search {
  /** The id of the machine whose states are looked for. */
  readonly machine: string;
  readonly begin: readonly Step[];
  readonly events: readonly { readonly type: string }[];
  /** What the product breaks at a moment. */
  readonly broken: (app: App) => readonly string[];
}

/** What a search found. */
export interface Found {
  /** Every combination of innermost states that was reached, each by its shortest path. */
  readonly states: readonly string[];
  /** Paths that broke a law or a machine, as people read them. */
  readonly failures: readonly string[];
}

/** The pauses that a path may have: the cart's, a toast's, a minute; milliseconds. */
const PAUSES = [250, 5000, 60_000];
/** Paths that are taken for one machine, and steps in one of them, at most. */
const MAX_PATHS = 30;
const MAX_STEPS = 4;

interface End {
  readonly state: string;
  readonly actor: ActorName | null;
  readonly calls: readonly string[];
  readonly failures: readonly string[];
}

/** Looks for every state of a machine breadth first: by events, pauses, and calls that fail in each way. */
export async function shortestPaths(search: Search): Promise<Found> {
  const seen = new Set<string>();
  const failures: string[] = [];
  const waiting: (readonly Step[])[] = [search.begin];
  for (let taken = 0; taken < MAX_PATHS; taken += 1) {
    const path = waiting.shift();
    if (path === undefined) break;
    const end = await walkPath(search, path);
    failures.push(...end.failures.map((failure) => `${failure} after ${path.map(stepText).join(", ")}`));
    // A state that a shorter path led to has its continuations already.
    if (seen.has(end.state)) continue;
    seen.add(end.state);
    if (path.length < MAX_STEPS) waiting.push(...continuations(search, path, end));
  }
  return { states: [...seen], failures };
}

async function walkPath({ machine, broken }: Search, path: readonly Step[]): Promise<End> {
  const sandbox = await createSandbox({ ...EMPTY_RUN, isSignedIn: true });
  for (const step of path) await sandbox.take(step);
  const actors = sandbox.sightings.reduce<ReadonlyMap<ActorName, ActorPicture>>(afterSighting, new Map());
  const own = [...actors.values()].filter((actor) => actor.machine === machine).at(-1);
  const dead = [...actors.values()].filter((actor) => actor.machine !== null && actor.status === "error");
  const failures = [...broken(sandbox.app), ...dead.map(({ name }) => `${name} ended with an error`)];
  sandbox.stop();
  return {
    state: own === undefined ? "" : `${own.status} ${innermost(own.states).join(" ")}`,
    actor: own?.status === "active" ? own.name : null,
    calls: [...new Set(sandbox.calls.map(({ name }) => name))],
    failures,
  };
}

function continuations(
  { events }: Search,
  path: readonly Step[],
  { actor, calls }: End,
): readonly (readonly Step[])[] {
  const sends = actor === null ? [] : events.map((event): Step => ({ kind: "send", actor, event }));
  const pauses = PAUSES.map((millis): Step => ({ kind: "pass", millis }));
  const tag = ERROR_TAGS[path.length % ERROR_TAGS.length] ?? "Unreachable";
  const last = calls.at(-1);
  const fails: readonly (readonly Step[])[] =
    last === undefined || path.some(({ kind }) => kind === "answer")
      ? []
      : [[{ kind: "answer", call: last, answer: { kind: "failure", tag } }, ...path]];
  return [...fails, ...[...sends, ...pauses].map((step) => [...path, step])];
}
