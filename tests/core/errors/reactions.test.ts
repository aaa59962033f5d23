import { describe, expect, it } from "vitest";
import type { AppError } from "#core/errors/app-error.ts";
import { keyMessage, textMessage } from "#core/kernel/message.ts";
import { reactTo, type ErrorContext, type Reaction } from "#core/errors/reactions.ts";

const NO_CARE: ErrorContext = { handlesFields: false, ignoresNotFound: false };
const NOTHING: Reaction = { toast: null, goesTo: null, fieldErrors: null, reports: false, warning: null };
const red = (title: ReturnType<typeof keyMessage>): Reaction["toast"] => ({ title, variant: "destructive" });
const invalid: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: "Verifică datele",
  fields: { email: ["Adresă greșită", "Prea scurtă"] },
  details: {},
};

describe("reactTo, kind by kind", () => {
  it("401: says that the session expired and goes to logout (ERROR-2)", () => {
    expect(reactTo({ tag: "Unauthenticated", key: "auth.unauthenticated", message: null }, NO_CARE)).toEqual({
      ...NOTHING,
      toast: red(keyMessage("errors.session_expired")),
      goesTo: "logout",
    });
  });

  it("419: only writes a warning (ERROR-3)", () => {
    expect(reactTo({ tag: "CsrfMismatch", key: "csrf.mismatch", message: null }, NO_CARE)).toEqual({
      ...NOTHING,
      warning: "CSRF token mismatch",
    });
  });

  it("422: gives the first message of each field to the form, else shows the message (ERROR-4)", () => {
    expect(reactTo(invalid, { ...NO_CARE, handlesFields: true })).toEqual({
      ...NOTHING,
      fieldErrors: { email: "Adresă greșită" },
    });
    expect(reactTo(invalid, NO_CARE).toast).toEqual(red(textMessage("Verifică datele")));
  });

  it("400 and 409: a red toast with the server's message, else the unknown error (ERROR-5)", () => {
    const conflict: AppError = { tag: "Refused", status: 409, key: "x", message: "Nu se poate", details: {} };
    expect(reactTo(conflict, NO_CARE)).toEqual({ ...NOTHING, toast: red(textMessage("Nu se poate")) });
    expect(reactTo({ ...conflict, message: null }, NO_CARE).toast).toEqual(
      red(keyMessage("errors.unknown_error")),
    );
  });

  it("429: a toast with the server's message (ERROR-6)", () => {
    const many: AppError = {
      tag: "TooManyRequests",
      key: "too_many_requests",
      message: "Așteaptă",
      retryAfterSeconds: 5,
    };
    expect(reactTo(many, NO_CARE)).toEqual({ ...NOTHING, toast: red(textMessage("Așteaptă")) });
  });

  it("404: nothing when the caller asked for that, else like others (ERROR-7)", () => {
    const missing: AppError = { tag: "NotFound", key: "not_found", message: null };
    expect(reactTo(missing, { ...NO_CARE, ignoresNotFound: true })).toEqual(NOTHING);
    expect(reactTo(missing, NO_CARE)).toEqual({
      ...NOTHING,
      toast: red(keyMessage("errors.unknown_error")),
      reports: true,
    });
  });

  it("others and what is not HTTP: a toast, and a report (ERROR-8)", () => {
    const down: AppError = { tag: "Unexpected", key: "unavailable", message: "Revenim", status: 503 };
    expect(reactTo(down, NO_CARE)).toEqual({ ...NOTHING, toast: red(textMessage("Revenim")), reports: true });
    const broken: AppError = {
      tag: "Unexpected",
      key: "unexpected",
      message: "x is undefined",
      status: null,
    };
    expect(reactTo(broken, NO_CARE).toast).toEqual(red(keyMessage("errors.unknown_error")));
    expect(reactTo({ tag: "Forbidden", key: "auth.forbidden", message: null }, NO_CARE).toast).toEqual(
      red(keyMessage("errors.forbidden")),
    );
  });
});
