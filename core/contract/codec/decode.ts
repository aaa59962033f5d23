import * as Schema from "effect/Schema";
import * as Result from "effect/Result";
import { type Result as Outcome, err, ok } from "#core/kernel/result.ts";
import {
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from "../endpoints/endpoints.ts";
import { toFieldMessages, type WireFieldMessages } from "../schema/field-messages.ts";
import type { WireCodec } from "../schema/wire-struct.ts";

/** Decodes a request's body; every unknown field is refused. No body counts as null. */
export function decodeBody<N extends EndpointName>(
  name: N,
  body: unknown,
): Outcome<BodyOf<N>, WireFieldMessages>;
export function decodeBody(name: EndpointName, body: unknown): Outcome<unknown, WireFieldMessages> {
  const codec: WireCodec<unknown> = ENDPOINTS[name].body;
  return !ENDPOINTS[name].hasBody && isEmptyBody(body) ? ok(null) : decodeStrictly(codec, body);
}

/** Decodes the parameters of a path; a malformed id is to be answered as not found. */
export function decodeParams<N extends EndpointName>(
  name: N,
  params: Readonly<Record<string, string>>,
): Outcome<ParamsOf<N>, WireFieldMessages>;
export function decodeParams(name: EndpointName, params: unknown): Outcome<unknown, WireFieldMessages> {
  return decodeLeniently(ENDPOINTS[name].params, params);
}

/** Decodes what parseQuery made of a query string; unknown parameters are ignored (WIRE-4). */
export function decodeQuery<N extends EndpointName>(
  name: N,
  query: unknown,
): Outcome<QueryOf<N>, WireFieldMessages>;
export function decodeQuery(name: EndpointName, query: unknown): Outcome<unknown, WireFieldMessages> {
  return decodeLeniently(ENDPOINTS[name].query, query);
}

/** Decodes with any codec and refuses what it does not know; all failures are collected. */
export function decodeStrictly<T>(codec: WireCodec<T>, input: unknown): Outcome<T, WireFieldMessages> {
  return decodeWith(codec, input, { onExcessProperty: "error" });
}

/** Decodes with any codec and ignores fields that it does not know, such as those of a newer server. */
export function decodeLeniently<T>(codec: WireCodec<T>, input: unknown): Outcome<T, WireFieldMessages> {
  return decodeWith(codec, input, {});
}

// Looking for every failure costs up to twice the time, and there is one in few.
function decodeWith<T>(
  codec: WireCodec<T>,
  input: unknown,
  options: { readonly onExcessProperty?: "error" },
): Outcome<T, WireFieldMessages> {
  const quick = Schema.decodeUnknownResult(codec, options)(input);
  return toOutcome(
    Result.isSuccess(quick) ? quick : Schema.decodeUnknownResult(codec, { ...options, errors: "all" })(input),
  );
}

function toOutcome<T>(result: Result.Result<T, Schema.SchemaError>): Outcome<T, WireFieldMessages> {
  return Result.isSuccess(result) ? ok(result.success) : err(toFieldMessages(result.failure.issue));
}

function isEmptyBody(body: unknown): boolean {
  return (
    body === undefined ||
    body === null ||
    body === "" ||
    (typeof body === "object" &&
      Object.getPrototypeOf(body) === Object.prototype &&
      Object.keys(body).length === 0)
  );
}
