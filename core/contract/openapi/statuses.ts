import { needsAccount } from "#core/account/permissions.ts";
import type { Endpoint } from "../endpoints/endpoint.ts";

type AnyEndpoint = Pick<
  Endpoint<unknown, unknown, unknown, unknown>,
  "errors" | "method" | "permission" | "refusals" | "statuses"
>;

// A malformed address or body, nothing (there, or on this host), wrong fields, too often, broken, and not now.
const ANYWHERE = [400, 404, 422, 429, 500, 503];
const OF_WRITES = [413, 419];

/** Every status that a call can be refused with, ascending. */
export function refusalsOf({ errors, method, permission, refusals }: AnyEndpoint): readonly number[] {
  const all = [
    ...ANYWHERE,
    ...(needsAccount(permission) ? [401, 403] : []),
    ...(errors.length > 0 ? [409] : []),
    ...(method === "GET" ? [] : OF_WRITES),
    ...refusals,
  ];
  return [...new Set(all)].toSorted((one, other) => one - other);
}
