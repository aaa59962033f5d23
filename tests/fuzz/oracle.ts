import { decodeAnswer } from "#core/contract/codec/answer.ts";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { createOpenApi } from "#core/contract/openapi/openapi.ts";
import type { RawAnswer } from "#tests/support/http/http-connection.ts";
import type { FuzzRequest } from "./mutate.ts";

// What may be answered before any endpoint is asked, besides what each endpoint declares.
const BEFORE_ENDPOINTS = [405, 408, 414, 415, 421, 431];
// By a page or whatever else an address leads to.
const ELSEWHERE = [
  200, 201, 202, 204, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 406, 409, 412, 413, 416, 419, 422,
  429, 503,
];

// What no answer may tell: traces, files of ours, what the database says of itself.
const TOLD =
  /\n\s+at |node_modules|\.(?:ts|js):\d+|adapters\/server|syntax error at|violates |duplicate key|relation "|SQLSTATE|pg_catalog|postgres:\/\/|Error: /;

const ANSWER_MS = 10_000;

/** Judges answers by the contract; null when there is nothing to say against one. */
export type Oracle = (
  name: EndpointName | null,
  request: FuzzRequest,
  answer: RawAnswer,
  millis: number,
) => string | null;

/** The oracle of this contract: what OpenAPI declares is what may be answered. */
export function createOracle(): Oracle {
  const declared = declaredStatuses();
  return (name, request, answer, millis) => {
    const { status } = answer;
    const text = answer.body.toString("utf8");
    const retryAfter = Number(answer.headers.get("retry-after"));
    if (status >= 500 && !(status === 503 && retryAfter > 0)) return `${status}`;
    const known = name === null || !request.isAddressed ? null : declared.get(name);
    const isKnown =
      known === null || known === undefined
        ? BEFORE_ENDPOINTS.includes(status) || ELSEWHERE.includes(status)
        : known.has(status) || BEFORE_ENDPOINTS.includes(status);
    if (!isKnown) return `${status} is not declared`;
    if (TOLD.test(text)) return `${status} tells too much: ${text.slice(0, 200)}`;
    if (millis > ANSWER_MS) return `${status} after ${Math.round(millis)} ms`;
    return name === null || !request.isAddressed ? null : bodyProblem(name, answer, text);
  };
}

function bodyProblem(name: EndpointName, { status, headers }: RawAnswer, text: string): string | null {
  const type = headers.get("content-type") ?? "";
  if (status === 204 || status === 202 || status === 304) {
    if (text === "") return null;
  } else if (type.startsWith("text/event-stream") && ENDPOINTS[name].answerKind === "stream") {
    return null;
  }
  if (type === "text/csv; charset=utf-8" && ENDPOINTS[name].answerKind === "csv") return null;
  if (type === "application/zip" && ENDPOINTS[name].answerKind === "zip") return null;
  if (text === "" && ENDPOINTS[name].answerKind === "none") return null;
  if (type !== "application/json; charset=utf-8") return `${status} of the type ${type}`;
  const body = parsed(text);
  if (body === undefined) return `${status} is no JSON: ${text.slice(0, 100)}`;
  if (status >= 400)
    return isErrorBody(body) ? null : `${status} without message and key: ${text.slice(0, 100)}`;
  const decoded = decodeAnswer(name, body);
  return decoded.ok ? null : `${status} breaks the contract: ${JSON.stringify(decoded.error).slice(0, 300)}`;
}

function isErrorBody(body: unknown): boolean {
  if (typeof body !== "object" || body === null || !("message" in body) || !("data" in body)) return false;
  const { message, data } = body;
  return (
    typeof message === "string" &&
    message !== "" &&
    typeof data === "object" &&
    data !== null &&
    "key" in data &&
    typeof data.key === "string"
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function declaredStatuses(): ReadonlyMap<EndpointName, ReadonlySet<number>> {
  const { paths } = JSON.parse(JSON.stringify(createOpenApi("fuzz")));
  const all = new Map<EndpointName, ReadonlySet<number>>();
  for (const name of Object.keys(ENDPOINTS).filter((key): key is EndpointName => key in ENDPOINTS)) {
    const { method, path } = ENDPOINTS[name];
    const { responses } = paths[`/api${path}`][method.toLowerCase()];
    all.set(name, new Set(Object.keys(responses).map(Number)));
  }
  return all;
}
