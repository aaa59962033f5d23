import { encodeBody, encodePath, encodeQuery } from "#core/contract/codec/answer.ts";
import { decodeBody, decodeParams, decodeQuery } from "#core/contract/codec/decode.ts";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { buildQuery, parseQuery } from "#core/contract/list/list-query.ts";
import type { CallInput, RawRequest } from "#tests/support/http/http-client.ts";

/** A request that must be refused, and what is wrong with it. */
export interface HostileRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly request: RawRequest;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const LONG = "x".repeat(12_000);
const WRONG_VALUES: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  1e300,
  "1",
  "",
  "x",
  "\u0000",
  "\u202e",
  "\ud83d",
  "line\u2028break",
  LONG,
  [],
  {},
  [[]],
  { amount: "-1.00", currency: "RON" },
  { amount: "1.005", currency: "RON" },
  { amount: 1, currency: "RON" },
  { amount: "NaN", currency: "RON" },
  "1,00",
  "0x10",
  "١",
  "00000000-0000-0000-0000-000000000000",
  "../../etc/passwd",
  "' or 1=1 --",
  "{{number}}",
];
const WRONG_IDS = [
  "x",
  "..%2F..%2Fetc",
  "%00",
  "00000000-0000-0000-0000-000000000000",
  "[]",
  "%ff",
  "9".repeat(26),
  "a".repeat(290),
];
const WRONG_QUERIES: Readonly<Record<string, readonly string[]>> = {
  page: ["0", "-1", "1e9", "x", "1.5"],
  per_page: ["0", "101", "1000000000", "-5", "٣"],
  after: ["-1", "x", "1e3", "99999999999999999999"],
  date: ["2026-13-01", "tomorrow", "2026-11-18T00:00"],
  method: ["drone", ""],
  latitude: ["91", "NaN", "x"],
  longitude: ["-181", ""],
  shop_id: ["x", "' or 1=1 --"],
  sort: ["total", "-placed_at;drop"],
  "filter[shop_id]": ["x"],
  "filter[status][]": ["eaten"],
  "filter[period]": ["forever"],
  "filter[location_id]": ["x"],
  "filter[state]": ["lost"],
  "filter[search]": ["\u0000", "a\u202eb", LONG],
};

/** Every way of breaking a well-formed request that its own contract refuses. */
export function hostileRequests<N extends EndpointName>(
  name: N,
  input: CallInput<N>,
): readonly HostileRequest[] {
  const { method, path: template, hasBody } = ENDPOINTS[name];
  const path = `/api${input.params === undefined ? template : encodePath(name, input.params)}`;
  const query = input.query === undefined ? "" : buildQuery(encodeQuery(name, input.query));
  const address = query === "" ? path : `${path}?${query}`;
  const headers = input.headers ?? {};
  const body = hasBody && input.body !== undefined ? toJson(encodeBody(name, input.body)) : null;
  const bodies = body === null ? [] : brokenBodies(name, body);
  return [
    ...bodies.map(({ what, text }) => ({ what, method, path: address, request: { body: text, headers } })),
    ...brokenPaths(name, template).map((broken) => ({
      what: `path ${broken}`,
      method,
      path: broken,
      request: bodyOf(body, headers),
    })),
    ...brokenQueries(name, query).map((broken) => ({
      what: `query ${broken.slice(0, 80)}`,
      method,
      path: `${path}?${broken}`,
      request: bodyOf(body, headers),
    })),
  ];
}

function bodyOf(body: Json, headers: Readonly<Record<string, string>>): RawRequest {
  return body === null ? { headers } : { body: JSON.stringify(body), headers };
}

interface BrokenBody {
  readonly what: string;
  readonly text: string;
}

function brokenBodies(name: EndpointName, body: Json): readonly BrokenBody[] {
  const changed = pathsIn(body).flatMap((at) => [
    ...WRONG_VALUES.map((value) => ({
      what: `${at.join(".")} = ${JSON.stringify(value).slice(0, 60)}`,
      value: replaced(body, at, value),
    })),
    { what: `${at.join(".")} is missing`, value: replaced(body, at, undefined) },
    { what: `${at.join(".")} has an unknown field`, value: withUnknown(body, at) },
  ]);
  const written = changed
    // What the contract allows is another test's matter: an optional field may be missing.
    .filter(({ value }) => !decodeBody(name, value).ok)
    .map(({ what, value }) => ({ what, text: JSON.stringify(value) }));
  return [
    ...written,
    { what: "no JSON", text: "{" },
    { what: "two JSON texts", text: "{}{}" },
    { what: "a number", text: "1" },
    { what: "a list", text: "[]" },
    { what: "64 KiB and more", text: JSON.stringify({ ...Object(body), x: "y".repeat(70_000) }) },
    { what: "a prototype", text: `{"__proto__":{"is_admin":true},${JSON.stringify(body).slice(1)}` },
    { what: "a depth of 5,000", text: `${"[".repeat(5000)}${"]".repeat(5000)}` },
  ];
}

function brokenPaths(name: EndpointName, template: string): readonly string[] {
  if (!template.includes("{id}")) return [];
  return WRONG_IDS.filter((id) => !decodeParams(name, { id }).ok).map(
    (id) => `/api${template.replace("{id}", id)}`,
  );
}

function brokenQueries(name: EndpointName, query: string): readonly string[] {
  return Object.entries(WRONG_QUERIES)
    .flatMap(([parameter, values]) =>
      values.map((value) => `${query}&${parameter}=${encodeURIComponent(value)}`),
    )
    .filter((broken) => !decodeQuery(name, parseQuery(broken)).ok);
}

type Path = readonly (string | number)[];

function pathsIn(value: Json, at: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

function replaced(value: Json, [key, ...rest]: Path, by: Json | undefined): Json | undefined {
  if (key === undefined) return by;
  const entries = Object.entries(Object(value)).map(([name, inner]) => [
    name,
    name === String(key) ? replaced(toJson(inner), rest, by) : inner,
  ]);
  const kept = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  return Array.isArray(value) ? Object.values(kept) : kept;
}

function withUnknown(value: Json, at: Path): Json | undefined {
  const found: unknown = at.reduce<unknown>((inner, key) => Object(inner)[key], value);
  return replaced(value, at, toJson({ ...Object(found), is_admin: true }));
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
