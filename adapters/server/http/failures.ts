import type { ErrorKey } from "#core/contract/endpoints/error-key.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { toWireFields } from "#core/contract/errors/wire-fields.ts";
import type { WireFieldMessages } from "#core/contract/schema/field-messages.ts";
import type { ErrorDetails } from "#core/errors/app-error.ts";
import type { FieldMessages, FieldProblems } from "#core/errors/field.ts";

/** 401: nobody is signed in. */
export function unauthenticated(): WireError {
  return { tag: "Unauthenticated", key: "auth.unauthenticated", message: null };
}

/** 403: somebody is, but may not. */
export function forbidden(): WireError {
  return { tag: "Forbidden", key: "auth.forbidden", message: null };
}

/** 404, also for what belongs to somebody else: its existence stays secret. */
export function notFound(): WireError {
  return { tag: "NotFound", key: "not_found", message: null };
}

/** 422 with the message keys of fields that a rule refuses. */
export function invalid(fields: FieldMessages, key: ErrorKey = "validation.failed"): WireError {
  return { tag: "Invalid", key, message: null, fields: toWireFields(fields), details: {} };
}

/** The problems of fields as messages, one for each. */
export function messagesOf(problems: FieldProblems): FieldMessages {
  return Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, [key]]));
}

/** 422 with the message keys of fields that are not what the contract says. */
export function undecodable(fields: WireFieldMessages): WireError {
  return { tag: "Invalid", key: "validation.failed", message: null, fields, details: {} };
}

/** 409 with a key and its details. */
export function refused(key: ErrorKey, details: ErrorDetails = {}): WireError {
  return { tag: "Refused", status: 409, key, message: null, details };
}

/** 400: not a request that this server understands at all. */
export function malformed(): WireError {
  return { tag: "Refused", status: 400, key: "request.malformed", message: null, details: {} };
}

/** 405: the address is served, but not this way. */
export function methodNotAllowed(): WireError {
  return { tag: "Unexpected", key: "method_not_allowed", message: null, status: 405 };
}

/** 429: this often is too often; trying again is worth it in so many seconds. */
export function tooManyRequests(retryAfterSeconds: number, key: ErrorKey = "too_many_requests"): WireError {
  return { tag: "TooManyRequests", key, message: null, retryAfterSeconds };
}

/** 503: not now; trying again soon is worth it. */
export function unavailable(): WireError {
  return { tag: "Unexpected", key: "unavailable", message: null, status: 503 };
}

/** 500: we are wrong. */
export function unexpected(): WireError {
  return { tag: "Unexpected", key: "unexpected", message: null, status: null };
}
