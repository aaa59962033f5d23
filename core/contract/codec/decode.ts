import { type Result as Outcome, ok } from "#core/kernel/result.ts";
import {
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from "../endpoints/endpoints.ts";
import type { WireFieldMessages } from "../schema/field-messages.ts";
import { NOT_QUICK, quickDecoderOf } from "../schema/quick-decoder.ts";
import type { WireCodec } from "../schema/wire-struct.ts";
import { decodeLeniently, decodeStrictly } from "./decode-with.ts";

/** Decodes a request's body; every unknown field is refused. No body counts as null. */
export function decodeBody<N extends EndpointName>(
  name: N,
  body: unknown,
): Outcome<BodyOf<N>, WireFieldMessages>;
export function decodeBody(name: EndpointName, body: unknown): Outcome<unknown, WireFieldMessages> {
  const codec: WireCodec<unknown> = ENDPOINTS[name].body;
  if (!ENDPOINTS[name].hasBody && isEmptyBody(body)) return ok(null);
  const quick = quickDecoderOf(codec, "refused")(body);
  return quick === NOT_QUICK ? decodeStrictly(codec, body) : ok(quick);
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
