import type { Random } from "#tests/torture/random.ts";
import { FRAGMENTS, type Json, NAMES, VALUES } from "./corpus.ts";
import { CONTENT_TYPES, HEADERS, HOSTS, PARAMETERS, SEGMENTS } from "./odd-requests.ts";

/** A request as it is sent, byte for byte but for the cookies of who sends it. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether it still asks the endpoint that it was made for. */
  readonly isAddressed: boolean;
}

/** A request before it is written out. */
export interface Draft {
  readonly method: string;
  /** With `/api`, without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

/** One of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error("There is nothing to pick");
  return found;
}

/** Breaks a draft in so many places; `ids` are real ids, which stand where others are expected. */
export function mutate(random: Random, draft: Draft, times: number, ids: readonly string[]): FuzzRequest {
  let { method, path, query, headers } = draft;
  let { body } = draft;
  let isAddressed = true;
  let text: ((written: string | undefined) => string | undefined) | null = null;
  for (let time = 0; time < times; time += 1) {
    const dice = random.below(100);
    if (dice < 58 && body !== undefined) {
      body = mutateJson(random, body, ids);
    } else if (dice < 66) {
      text = mutateText(random, text);
    } else if (dice < 74) {
      query = [query, pick(random, PARAMETERS)].filter(Boolean).join("&");
    } else if (dice < 84) {
      ({ path, isAddressed } = mutatePath(random, path, ids, isAddressed));
    } else if (dice < 93) {
      const [name, value] = pick(random, HEADERS);
      headers = { ...headers, [name]: value };
    } else if (dice < 95) {
      headers = { ...headers, "content-type": pick(random, CONTENT_TYPES) };
    } else if (dice < 98) {
      headers = { ...headers, host: pick(random, HOSTS) };
    } else {
      method = pick(random, METHODS);
      isAddressed &&= method === draft.method;
    }
  }
  const written = body === undefined ? undefined : JSON.stringify(body);
  return {
    method,
    path: query === "" ? path : `${path}?${query}`,
    headers,
    body: text === null ? written : text(written),
    isAddressed,
  };
}

/** A value with one of its parts, at any depth, replaced, taken away, doubled or spoiled. */
function mutateJson(random: Random, value: Json, ids: readonly string[]): Json {
  if (isContainer(value) && !random.chance(0.15)) {
    const keys = Object.keys(value);
    const key = keys[random.below(keys.length + 1)];
    if (key === undefined) return withMore(random, value);
    const parts = Object.entries(value).flatMap(([name, part]): [string, Json][] => {
      if (name !== key) return [[name, part]];
      return random.chance(0.06) ? [] : [[name, mutateJson(random, part, ids)]];
    });
    return Array.isArray(value) ? parts.map(([, part]) => part) : toRecord(parts);
  }
  if (typeof value === "string" && random.chance(0.45)) return spoiled(random, value);
  if (random.chance(0.25) && ids.length > 0) return pick(random, ids);
  return pick(random, VALUES);
}

function isContainer(value: Json): value is readonly Json[] | { readonly [name: string]: Json } {
  return typeof value === "object" && value !== null;
}

// An entry called __proto__ is one of its own, as JSON.parse makes it.
function toRecord(parts: readonly (readonly [string, Json])[]): Json {
  return Object.fromEntries(parts);
}

function withMore(random: Random, value: readonly Json[] | { readonly [name: string]: Json }): Json {
  if (Array.isArray(value)) {
    const held: readonly Json[] = value;
    const more =
      held.length === 0
        ? [pick(random, VALUES)]
        : Array<Json>(random.chance(0.1) ? 120 : 1).fill(pick(random, held));
    return [...held, ...more];
  }
  return toRecord([...Object.entries(value), [pick(random, NAMES), pick(random, VALUES)]]);
}

function spoiled(random: Random, text: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + pick(random, FRAGMENTS) + text.slice(random.chance(0.5) ? at : text.length);
}

type Write = (written: string | undefined) => string | undefined;

function mutateText(random: Random, before: Write | null): Write {
  const change = pick<Write>(random, [
    () => "",
    () => undefined,
    () => "{",
    () => "null",
    () => "[]",
    () => "{}{}",
    () => "\ufeff{}",
    () => '"\\ud800"',
    () => `${"[".repeat(3_000)}${"]".repeat(3_000)}`,
    () => JSON.stringify({ x: "y".repeat(70_000) }),
    (written = "{}") => written.slice(0, written.length >> 1),
    (written = "{}") => `{"__proto__":{"is_admin":true},"constructor":1,${written.slice(1)}`,
    (written = "{}") => written.replace(/"([a-z_]+)":/, '"$1":null,"$1":'),
    (written = "{}") => written.replace(/:(\d+)/, ":1e999"),
    (written = "{}") => written.replace(/"(?=[^"]*"[,}])/, '"\\ud83d\\u0000'),
    (written = "{}") => ` \n${written}\n `,
  ]);
  return (written) => change(before === null ? written : before(written));
}

function mutatePath(
  random: Random,
  path: string,
  ids: readonly string[],
  wasAddressed: boolean,
): { readonly path: string; readonly isAddressed: boolean } {
  const parts = path.split("/");
  const at = 2 + random.below(Math.max(1, parts.length - 2));
  const isId = /^[0-9A-HJKMNP-TV-Z]{26}$/.test(parts[at] ?? "");
  if (isId && ids.length > 0 && random.chance(0.6))
    return { path: parts.with(at, pick(random, ids)).join("/"), isAddressed: wasAddressed };
  const changed = pick(random, [
    () => parts.with(Math.min(at, parts.length - 1), pick(random, SEGMENTS)).join("/"),
    () => path.replace("/api/", "/%61pi/"),
    () => path.replace("/api/", "//api/"),
    () => `${path}/`,
    () => `${path}/${pick(random, SEGMENTS)}`,
    () => path.toUpperCase(),
    () => path.replace(/[a-z]/g, (letter) => (random.chance(0.3) ? encoded(letter) : letter)),
    () => `http://evil.example${path}`,
  ])();
  return { path: changed, isAddressed: false };
}

function encoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
