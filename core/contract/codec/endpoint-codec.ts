import * as Schema from "effect/Schema";
import { type Result, ok } from "#core/kernel/result.ts";
import type { AnswerIn, AnyEndpoint, BodyIn, ParamsIn, QueryIn } from "../endpoints/endpoint.ts";
import { encoderOf } from "../schema/encoder.ts";
import type { WireFieldMessages } from "../schema/field-messages.ts";
import { NOT_QUICK, quickDecoderOf } from "../schema/quick-decoder.ts";
import { decodeLeniently } from "./decode-with.ts";

/** Reads the answer of an endpoint; fields of a newer server are ignored. */
export function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  json: unknown,
): Result<AnswerIn<E>, WireFieldMessages>;
export function readAnswer(endpoint: AnyEndpoint, json: unknown): Result<unknown, WireFieldMessages> {
  const quick = quickDecoderOf(endpoint.answer)(json);
  return quick === NOT_QUICK ? decodeLeniently(endpoint.answer, json) : ok(quick);
}

/** The JSON of a request's body. What people typed goes as it is: the server names the field that it refuses. */
export function writeBody<E extends AnyEndpoint>(endpoint: E, body: BodyIn<E>): unknown {
  return encoderOf(endpoint.body)(body);
}

/** The path of an endpoint with its parameters filled in, without the /api prefix. */
export function writePath<E extends AnyEndpoint>({ params: codec, path }: E, params: ParamsIn<E>): string {
  const encoded = new Map(Object.entries(Object(Schema.encodeUnknownSync(codec)(params))));
  return path.replace(/\{([a-z_]+)\}/g, (_, parameter: string) =>
    encodeURIComponent(String(encoded.get(parameter))),
  );
}

/** The query of an endpoint as nested text, ready for buildQuery. */
export function writeQuery<E extends AnyEndpoint>(endpoint: E, query: QueryIn<E>): unknown {
  return Schema.encodeUnknownSync(endpoint.query)(query);
}
