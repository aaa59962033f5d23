import type { FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable, repeatsOf } from "#adapters/server/db/unavailable.ts";
import type { ServerUi } from "#core/app/page.ts";
import { isWireError, statusOfError, toErrorBody, type WireError } from "#core/contract/errors/error-body.ts";
import { malformed, notFound, unavailable, unexpected } from "./failures.ts";
import type { Locale } from "#core/shop/shop.ts";

/** The part of the built interface that words errors. */
export type ErrorWording = Pick<ServerUi, "errorMessage" | "fieldMessage">;

const RETRY_SECONDS = 2;

/** A failure as callers may know it, with the status that the answer has. */
export interface KnownFailure {
  readonly error: WireError;
  readonly status: number;
}

/** Gives the answer the status of a failure; only what nobody expected is logged as an error. */
export function takeFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown): KnownFailure {
  const error = toKnownError(thrown);
  const status = statusOfError(error);
  if (status >= 500)
    request.log.error(
      { reqId: request.id, reason: reasonOf(thrown), status, ...repeatsOf(thrown, "call") },
      "A call failed",
    );
  if (error.tag === "TooManyRequests" || status === 503)
    reply.header(
      "retry-after",
      error.tag === "TooManyRequests" ? (error.retryAfterSeconds ?? 1) : RETRY_SECONDS,
    );
  reply.code(status).header("cache-control", "no-store");
  return { error, status };
}

/** Answers a failed call in the caller's language. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  wording: ErrorWording,
  locale: Locale,
): FastifyReply {
  const { error } = takeFailure(request, reply, thrown);
  const details = error.tag === "Refused" || error.tag === "Invalid" ? error.details : {};
  const moment = error.tag === "Refused" ? error.moment : undefined;
  const message = wording.errorMessage(locale, error.key, details, moment);
  const body = toErrorBody(inWords(error, wording, locale), message);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}

function inWords(error: WireError, wording: ErrorWording, locale: Locale): WireError {
  if (error.tag !== "Invalid") return error;
  const fields = Object.entries(error.fields).map(
    ([field, keys]) => [field, keys.map((key) => wording.fieldMessage(locale, key))] as const,
  );
  return { ...error, fields: Object.fromEntries(fields) };
}

/** Our own failures as they are; those of the framework and the database by what they mean; the rest is unexpected. */
export function toKnownError(thrown: unknown): WireError {
  if (isWireError(thrown)) return thrown;
  if (thrown instanceof DatabaseUnavailable) return unavailable();
  const status = frameworkStatus(thrown);
  if (status === 413) return { tag: "Unexpected", key: "request.too_large", message: null, status };
  if (status === 404) return notFound();
  if (status !== null && status >= 400 && status < 500) return malformed();
  return unexpected();
}

function frameworkStatus(thrown: unknown): number | null {
  if (typeof thrown !== "object" || thrown === null || !("statusCode" in thrown)) return null;
  return typeof thrown.statusCode === "number" ? thrown.statusCode : null;
}

/** The text of an unexpected error, which may quote a query, never its values; it goes to the log, never to the caller. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : JSON.stringify(thrown);
}
