import type { EndpointName } from "#core/contract/endpoints/endpoints.ts";
import type { FuzzRequest } from "./mutate.ts";

/** An answer that the oracle does not allow, and what asked for it. */
export interface FuzzFailure {
  readonly row: number;
  readonly person: string;
  readonly name: EndpointName | null;
  readonly request: FuzzRequest;
  readonly problem: string;
}

/** What a run has seen. */
export interface FuzzResults {
  calls(): number;
  count(name: EndpointName | null, status: number, millis: number): void;
  fail(failure: FuzzFailure): void;
  statuses(): readonly (readonly [number, number])[];
  /** Endpoints with their calls, the slowest first: most milliseconds of one answer. */
  slowest(): readonly { readonly name: string; readonly calls: number; readonly millis: number }[];
  failures(): readonly FuzzFailure[];
}

// A fault that every tenth call meets must not fill the report.
const MAX_OF_ONE_KIND = 3;

/** Counts of nothing yet. */
export function createFuzzResults(): FuzzResults {
  let calls = 0;
  const statuses = new Map<number, number>();
  const endpoints = new Map<string, { calls: number; millis: number }>();
  const failures: FuzzFailure[] = [];
  const kinds = new Map<string, number>();
  return {
    calls: () => calls,
    count: (name, status, millis) => {
      calls += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const key = name ?? "pages";
      const known = endpoints.get(key);
      if (known === undefined) endpoints.set(key, { calls: 1, millis });
      else Object.assign(known, { calls: known.calls + 1, millis: Math.max(known.millis, millis) });
    },
    fail: (failure) => {
      const kind = `${failure.name} ${failure.problem.slice(0, 60)}`;
      const seen = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, seen);
      if (seen <= MAX_OF_ONE_KIND) failures.push(failure);
    },
    statuses: () => [...statuses].toSorted(([left], [right]) => left - right),
    slowest: () =>
      [...endpoints]
        .map(([name, { calls: made, millis }]) => ({ name, calls: made, millis }))
        .toSorted((left, right) => right.millis - left.millis),
    failures: () => failures,
  };
}
