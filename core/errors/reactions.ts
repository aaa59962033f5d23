import type { NewToast } from "#core/toast/toast.ts";
import type { AppError } from "./app-error.ts";
import type { FieldMessages, FieldProblems } from "./field.ts";
import { keyMessage, textMessage, type Message } from "#core/kernel/message.ts";

/** Which failures the caller handles itself. */
export interface ErrorContext {
  /** A form shows the messages of its fields. */
  readonly handlesFields: boolean;
  readonly ignoresNotFound: boolean;
}

/** What follows from a failure. */
export interface Reaction {
  readonly toast: NewToast | null;
  readonly goesTo: "logout" | null;
  /** The first message of each field, for the form that asked (ERROR-4). */
  readonly fieldErrors: FieldProblems | null;
  /** Whether it is sent to the error-reporting service; the console always gets it. */
  readonly reports: boolean;
  /** A line in the log instead of anything on screen. */
  readonly warning: string | null;
}

const NOTHING: Reaction = { toast: null, goesTo: null, fieldErrors: null, reports: false, warning: null };

/** What follows a failure, kind by kind (ERROR-2 to ERROR-8). */
export function reactTo(error: AppError, context: ErrorContext): Reaction {
  switch (error.tag) {
    case "Unauthenticated":
      return { ...NOTHING, toast: destructive(keyMessage("errors.session_expired")), goesTo: "logout" };
    case "CsrfMismatch":
      return { ...NOTHING, warning: "CSRF token mismatch" };
    case "Invalid":
      return context.handlesFields
        ? { ...NOTHING, fieldErrors: firstMessages(error.fields) }
        : { ...NOTHING, toast: destructive(said(error)), reports: true };
    case "Refused":
      return { ...NOTHING, toast: destructive(said(error)) };
    case "TooManyRequests":
      return { ...NOTHING, toast: destructive(said(error)) };
    case "NotFound":
      return context.ignoresNotFound
        ? NOTHING
        : { ...NOTHING, toast: destructive(said(error)), reports: true };
    case "Forbidden":
      return { ...NOTHING, toast: destructive(said(error, "errors.forbidden")), reports: true };
    case "Unreachable":
    case "Unexpected":
      return { ...NOTHING, toast: destructive(said(error)), reports: true };
  }
}

/** The server's own message, else the wording of a key. */
export function said(error: AppError, otherwise = "errors.unknown_error"): Message {
  const isServers = error.tag !== "Unreachable" && !(error.tag === "Unexpected" && error.status === null);
  return isServers && error.message !== null && error.message !== ""
    ? textMessage(error.message)
    : keyMessage(otherwise);
}

/** The first message of each field; fields without one are left out. */
export function firstMessages(fields: FieldMessages): FieldProblems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])),
  );
}

function destructive(title: Message): NewToast {
  return { title, variant: "destructive" };
}
