import type { Route } from "./route.ts";
import type { ServedRoute } from "./served-route.ts";

/** A page with the values of its path. */
export interface RouteMatch {
  readonly route: Route;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

// Patterns are few, and each path is compared with all of them.
const segmentsByPattern = new Map<string, readonly string[]>();

/** The page of a path (without search and hash) among those that are served; null when it is none of them. A slash at the end does not matter. */
export function matchRoute(routes: readonly ServedRoute[], path: string): RouteMatch | null {
  const given = segmentsOf(path);
  for (const { route, pattern } of routes) {
    const wanted = segmentsByPattern.get(pattern) ?? segmentsOf(pattern);
    segmentsByPattern.set(pattern, wanted);
    const params = paramsOf(wanted, given);
    if (params !== null) return { route, pattern, params };
  }
  return null;
}

// Null when the path is another one.
function paramsOf(
  wanted: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | null {
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? "");
    if (segment.startsWith(":") && value !== null && value !== "") params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

/** A pattern with its parameters filled in, each escaped. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  const path = segmentsOf(pattern).map((segment) =>
    segment.startsWith(":") ? encodeURIComponent(params[segment.slice(1)] ?? "") : segment,
  );
  return `/${path.join("/")}`;
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
