import type { Permission, PublicPermission } from "#core/account/permissions.ts";
import type { ErrorKey } from "./error-key.ts";
import type { WireCodec } from "../schema/wire-struct.ts";

/** The methods in use. */
export type Method = "GET" | "POST" | "PATCH" | "PUT";

/** The answer's form: JSON, nothing, server-sent events, a file of comma-separated values, or an archive of files. */
export type AnswerKind = "json" | "none" | "stream" | "csv" | "zip";

/** The body's form: JSON, or a form of fields and a file. */
export type BodyKind = "json" | "form";

/** One call of the API: its address, shapes, refusals and who may make it. */
export interface Endpoint<Params, Query, Body, Answer> {
  readonly method: Method;
  /** Without the /api prefix; `{id}` marks a parameter. */
  readonly path: string;
  /** What is asked of who calls. */
  readonly permission: Permission | PublicPermission;
  readonly summary: string;
  readonly params: WireCodec<Params>;
  /** Decodes what parseQuery answers; unknown parameters are ignored. */
  readonly query: WireCodec<Query>;
  readonly body: WireCodec<Body>;
  readonly hasBody: boolean;
  /** A form that is to PUT is also taken as a POST with the field `_method=PUT` (WIRE-2). */
  readonly bodyKind: BodyKind;
  readonly answer: WireCodec<Answer>;
  readonly answerKind: AnswerKind;
  /** The first is the usual one. 204 in addition to another means that the answer may be empty (null). */
  readonly statuses: readonly number[];
  /** Statuses of refusals beyond those that follow from the rest. */
  readonly refusals: readonly number[];
  /** Keys of the refusals beyond the generic ones. */
  readonly errors: readonly ErrorKey[];
  /** Whether the Idempotency-Key header is required. */
  readonly idempotent: boolean;
  /** Sent while a page goes away, which has no time to ask for a token: it needs none. */
  readonly isSentAtUnload: boolean;
  /** Most bytes of a body, where it is not that of every call. */
  readonly maxBytes: number | null;
}

/** Any call of the API. */
export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

/** Calls of the API by their names. */
export type EndpointTable = Readonly<Record<string, AnyEndpoint>>;

/** The path parameters of an endpoint, decoded. */
export type ParamsIn<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? P : never;

/** The query of an endpoint, decoded. */
export type QueryIn<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Q : never;

/** The body of an endpoint, decoded; null where there is none. */
export type BodyIn<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? B : never;

/** The answer of an endpoint, decoded; null where there is none. */
export type AnswerIn<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? A : never;
