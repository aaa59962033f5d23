import * as Schema from "effect/Schema";
import type { Permission, PublicPermission } from "#core/account/permissions.ts";
import type { AnswerKind, BodyKind, Endpoint, Method } from "./endpoint.ts";
import type { ErrorKey } from "./error-key.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";

/** No parameters, no query. */
const nothing: WireCodec<Readonly<Record<never, never>>> = wireStruct({});

/** No body: an absent one, null and an empty object are the same. */
const noBody: WireCodec<null> = Schema.Null;

interface Definition<Params, Query, Body, Answer> {
  readonly permission: Permission | PublicPermission;
  readonly summary: string;
  readonly params?: WireCodec<Params>;
  readonly query?: WireCodec<Query>;
  readonly body?: WireCodec<Body>;
  readonly bodyKind?: BodyKind;
  readonly answer?: WireCodec<Answer>;
  readonly answerKind?: AnswerKind;
  readonly statuses?: readonly number[];
  readonly refusals?: readonly number[];
  readonly errors?: readonly ErrorKey[];
  readonly idempotent?: boolean;
  readonly isSentAtUnload?: boolean;
  readonly maxBytes?: number;
}

/**
 * Describes one call. Left out: no parameters, no query, no body, no answer; the status is then 204, with
 * an answer 200.
 */
export function endpoint<
  Params = Readonly<Record<never, never>>,
  Query = Readonly<Record<never, never>>,
  Body = null,
  Answer = null,
>(
  method: Method,
  path: string,
  definition: Definition<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer>;
export function endpoint(
  method: Method,
  path: string,
  definition: Definition<unknown, unknown, unknown, unknown>,
): Endpoint<unknown, unknown, unknown, unknown> {
  const answerKind = definition.answerKind ?? (definition.answer === undefined ? "none" : "json");
  return {
    method,
    path,
    permission: definition.permission,
    summary: definition.summary,
    params: definition.params ?? nothing,
    query: definition.query ?? nothing,
    body: definition.body ?? noBody,
    hasBody: definition.body !== undefined,
    bodyKind: definition.bodyKind ?? "json",
    answer: definition.answer ?? noBody,
    answerKind,
    statuses: definition.statuses ?? [answerKind === "none" ? 204 : 200],
    refusals: definition.refusals ?? [],
    errors: definition.errors ?? [],
    idempotent: definition.idempotent ?? false,
    isSentAtUnload: definition.isSentAtUnload ?? false,
    maxBytes: definition.maxBytes ?? null,
  };
}
