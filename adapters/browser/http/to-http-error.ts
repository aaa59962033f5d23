import { isHTTPError, isKyError, isNetworkError, isTimeoutError } from "ky";
import { fromErrorResponse } from "#core/contract/errors/error-body.ts";
import { type AppError, toAppError } from "#core/errors/app-error.ts";

/** Whether the server refused the CSRF token. */
export function isCsrfMismatch(thrown: unknown): boolean {
  return isHTTPError(thrown) && thrown.response.status === 419;
}

/** How a request failed: what the server answered, or that it could not be reached (aborted counts as that). */
export function toHttpError(thrown: unknown): AppError {
  if (isHTTPError(thrown)) {
    const { response, data } = thrown;
    return fromErrorResponse(response.status, data, toSeconds(response.headers.get("retry-after")));
  }
  if (isTimeoutError(thrown) || isNetworkError(thrown) || isAbort(thrown)) {
    return { tag: "Unreachable", key: "network.unreachable", message: null };
  }
  // A library's or a parser's own words are not for people.
  if (isKyError(thrown) || thrown instanceof SyntaxError) {
    return { tag: "Unexpected", key: "unexpected", message: null, status: null };
  }
  return toAppError(thrown);
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && (thrown.name === "AbortError" || thrown.name === "TimeoutError");
}

// The other form of Retry-After is a date, which our server never sends.
function toSeconds(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
