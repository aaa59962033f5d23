import type { WireFieldMessages } from "../schema/field-messages.ts";
import * as Schema from "effect/Schema";
import type { Result } from "#core/kernel/result.ts";
import { decodeLeniently } from "./decode.ts";
import {
  type AnswerOf,
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from "../endpoints/endpoints.ts";
import { encoderOf } from "../schema/encoder.ts";
import type { WireCodec } from "../schema/wire-struct.ts";

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
  const codec: WireCodec<unknown> = ENDPOINTS[name].answer;
  return decodeLeniently(codec, json);
}

/** What a decoded body means, as one text for all the ways to write it. */
export function canonicalBody<N extends EndpointName>(name: N, body: BodyOf<N>): string;
export function canonicalBody(name: EndpointName, body: unknown): string {
  return JSON.stringify(encoderOf(ENDPOINTS[name].body)(body));
}

/** The JSON of a request's body. What people typed goes as it is: the server names the field that it refuses. */
export function encodeBody<N extends EndpointName>(name: N, body: BodyOf<N>): unknown;
export function encodeBody(name: EndpointName, body: unknown): unknown {
  return encoderOf(ENDPOINTS[name].body)(body);
}

/** The path of a call with its parameters filled in, without the /api prefix. */
export function encodePath<N extends EndpointName>(name: N, params: ParamsOf<N>): string;
export function encodePath(name: EndpointName, params: unknown): string {
  const { params: codec, path } = ENDPOINTS[name];
  const encoded = new Map(Object.entries(Object(Schema.encodeUnknownSync(codec)(params))));
  return path.replace(/\{([a-z_]+)\}/g, (_, parameter: string) =>
    encodeURIComponent(String(encoded.get(parameter))),
  );
}

/** The query of a call as nested text, ready for buildQuery. */
export function encodeQuery<N extends EndpointName>(name: N, query: QueryOf<N>): unknown;
export function encodeQuery(name: EndpointName, query: unknown): unknown {
  return Schema.encodeUnknownSync(ENDPOINTS[name].query)(query);
}

/** The status of an answer: 204 for nothing where the call knows it, else the usual one. */
export function statusOf(name: EndpointName, answer: unknown): number {
  const statuses: readonly number[] = ENDPOINTS[name].statuses;
  return answer === null && statuses.includes(204) ? 204 : (statuses[0] ?? 200);
}
