import { toAppError, type AppErrorTag } from "./app-error.ts";

/** What a call threw, handed to an action. */
export interface Failure {
  readonly thrown: unknown;
}

/** The part of a machine's failure event that its guards look at. */
export interface FailedEvent {
  readonly event: { readonly error: unknown };
}

/** Whether the call failed because nobody is signed in. */
export function isUnauthenticated({ event }: FailedEvent): boolean {
  return hasTag(event.error, "Unauthenticated");
}

/** Whether what was asked for does not exist, or not for this person. */
export function isNotFound({ event }: FailedEvent): boolean {
  return hasTag(event.error, "NotFound");
}

/** Whether the answer was lost, or came from a server that could not tell what it did. */
export function isOutcomeUnknown({ event }: FailedEvent): boolean {
  const error = toAppError(event.error);
  return (
    error.tag === "Unreachable" ||
    (error.tag === "Unexpected" && (error.status === null || error.status >= 500))
  );
}

function hasTag(thrown: unknown, tag: AppErrorTag): boolean {
  return toAppError(thrown).tag === tag;
}
