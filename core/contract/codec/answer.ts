import type { Result } from "#core/kernel/result.ts";
import {
  type AnswerOf,
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from "../endpoints/endpoints.ts";
import type { AnyEndpoint } from "../endpoints/endpoint.ts";
import { encoderOf } from "../schema/encoder.ts";
import type { WireFieldMessages } from "../schema/field-messages.ts";
import { readAnswer, writeBody, writePath, writeQuery } from "./endpoint-codec.ts";

// By the names of all endpoints: for the server and for tools. A page would load the whole contract with it.

/** The JSON of an answer, null where there is none. */
export function encodeAnswer<N extends EndpointName>(name: N, answer: AnswerOf<N>): unknown;
export function encodeAnswer(name: EndpointName, answer: unknown): unknown {
  return encoderOf(ENDPOINTS[name].answer)(answer);
}

/** Reads an answer; fields of a newer server are ignored. */
export function decodeAnswer<N extends EndpointName>(
  name: N,
  json: unknown,
): Result<AnswerOf<N>, WireFieldMessages>;
export function decodeAnswer(name: EndpointName, json: unknown): Result<unknown, WireFieldMessages> {
  return readAnswer(named(name), json);
}

/** What a decoded body means, as one text for all the ways to write it. */
export function canonicalBody<N extends EndpointName>(name: N, body: BodyOf<N>): string;
export function canonicalBody(name: EndpointName, body: unknown): string {
  return JSON.stringify(writeBody(named(name), body));
}

/** The JSON of a request's body. What people typed goes as it is: the server names the field that it refuses. */
export function encodeBody<N extends EndpointName>(name: N, body: BodyOf<N>): unknown;
export function encodeBody(name: EndpointName, body: unknown): unknown {
  return writeBody(named(name), body);
}

/** The path of a call with its parameters filled in, without the /api prefix. */
export function encodePath<N extends EndpointName>(name: N, params: ParamsOf<N>): string;
export function encodePath(name: EndpointName, params: unknown): string {
  return writePath(named(name), params);
}

/** The query of a call as nested text, ready for buildQuery. */
export function encodeQuery<N extends EndpointName>(name: N, query: QueryOf<N>): unknown;
export function encodeQuery(name: EndpointName, query: unknown): unknown {
  return writeQuery(named(name), query);
}

/** The status of an answer: 204 for nothing where the call knows it, else the usual one. */
export function statusOf(name: EndpointName, answer: unknown): number {
  const statuses: readonly number[] = ENDPOINTS[name].statuses;
  return answer === null && statuses.includes(204) ? 204 : (statuses[0] ?? 200);
}

function named(name: EndpointName): AnyEndpoint {
  return ENDPOINTS[name];
}
