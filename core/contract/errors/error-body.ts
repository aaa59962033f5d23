import * as Schema from "effect/Schema";
import { type AppError, isAppError } from "#core/errors/app-error.ts";
import { decodeDetails, encodeDetails } from "./error-details.ts";
import { fromWireFields } from "./wire-fields.ts";
import type { WireFieldMessages } from "../schema/field-messages.ts";
import { type ErrorKey, genericKeyOf, isErrorKey } from "../endpoints/error-key.ts";

/** A failure that an answer of the server can tell; its fields have the names of the wire. */
export type WireError = AppError<ErrorKey, WireFieldMessages>;

/** Whether something thrown is one. */
export function isWireError(thrown: unknown): thrown is WireError {
  return isAppError(thrown) && isErrorKey(thrown.key);
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly key: WireError["key"] };
  readonly errors?: WireFieldMessages;
}

/** Its shape, as OpenAPI shows it and tests check it. */
export const errorBody = Schema.Struct({
  message: Schema.String,
  data: Schema.StructWithRest(Schema.Struct({ key: Schema.String }), [
    Schema.Record(Schema.String, Schema.Unknown),
  ]),
  errors: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
});

/** The HTTP status of a failure. */
export function statusOfError(error: AppError<string, unknown>): number {
  switch (error.tag) {
    case "Unauthenticated":
      return 401;
    case "Forbidden":
      return 403;
    case "NotFound":
      return 404;
    case "Invalid":
      return 422;
    case "Refused":
      return error.status;
    case "CsrfMismatch":
      return 419;
    case "TooManyRequests":
      return 429;
    case "Unreachable":
      return 503;
    case "Unexpected":
      return error.status ?? 500;
  }
}

/** The body of a failure; `message` is its key in the reader's words. */
export function toErrorBody(error: WireError, message: string): ErrorBody {
  const details = error.tag === "Refused" || error.tag === "Invalid" ? encodeDetails(error.details) : {};
  const body = { message, data: { ...details, key: error.key } };
  return error.tag === "Invalid" ? { ...body, errors: error.fields } : body;
}

/** Reads a failed answer; a body that is not ours (a proxy's page, nothing) leaves the status to speak. */
export function fromErrorResponse(
  status: number,
  body: unknown,
  retryAfterSeconds: number | null,
): AppError<ErrorKey> {
  const { message, data, fields } = readErrorBody(body);
  const key = data["key"];
  // A newer server may know keys that are not known here.
  const known = { key: isErrorKey(key) ? key : genericKeyOf(status), message };
  switch (status) {
    case 400:
    case 409:
      return { tag: "Refused", status, ...known, details: decodeDetails(data) };
    case 401:
      return { tag: "Unauthenticated", ...known };
    case 403:
      return { tag: "Forbidden", ...known };
    case 404:
      return { tag: "NotFound", ...known };
    case 419:
      return { tag: "CsrfMismatch", ...known };
    case 422:
      return { tag: "Invalid", ...known, fields: fromWireFields(fields), details: decodeDetails(data) };
    case 429:
      return { tag: "TooManyRequests", ...known, retryAfterSeconds };
    default:
      return { tag: "Unexpected", ...known, status };
  }
}

interface ReadBody {
  readonly message: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: WireFieldMessages;
}

function readErrorBody(body: unknown): ReadBody {
  const record = asRecord(body);
  const errors = Object.entries(asRecord(record["errors"])).map(
    ([field, messages]) => [field, (Array.isArray(messages) ? messages : [messages]).map(String)] as const,
  );
  return {
    message: typeof record["message"] === "string" && record["message"] !== "" ? record["message"] : null,
    data: asRecord(record["data"]),
    fields: Object.fromEntries(errors),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
