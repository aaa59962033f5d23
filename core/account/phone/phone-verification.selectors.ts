import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { phoneVerificationMachine } from "./phone-verification.machine.ts";

/** The running phone machine. */
export type PhoneActor = ActorRefFrom<typeof phoneVerificationMachine>;
/** One state of it. */
export type PhoneSnapshot = SnapshotFrom<typeof phoneVerificationMachine>;

/** Which of the two fields is shown: the phone's or the code's. */
export function selectPhoneStep(snapshot: PhoneSnapshot): "phone" | "code" | "verified" {
  if (snapshot.matches({ code: "verified" })) return "verified";
  return snapshot.matches({ code: "editing" }) || snapshot.matches({ code: "adding" }) ? "phone" : "code";
}

/** Whether a request is under way. */
export function selectIsPhoneBusy(snapshot: PhoneSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whole seconds until a new code may be asked for, rounded up; 0 when it may. */
export function selectResendSeconds(snapshot: PhoneSnapshot): number {
  return Math.max(0, Math.ceil((snapshot.context.resendAt - snapshot.context.now) / 1000));
}

/** Whole seconds for which the code still works, rounded up; 0 when it does not or none is known. */
export function selectCodeSeconds(snapshot: PhoneSnapshot): number {
  return Math.max(0, Math.ceil((snapshot.context.expiresAt - snapshot.context.now) / 1000));
}

/** The phone that the code went to. */
export function selectPhone(snapshot: PhoneSnapshot): string | null {
  return snapshot.context.phone;
}

/** Why the last attempt was refused. */
export function selectPhoneError(snapshot: PhoneSnapshot): AppError | null {
  return snapshot.context.error;
}

/** Whether it is known that a code was sent; one of before a reload is not. */
export function selectIsCodeSent(snapshot: PhoneSnapshot): boolean {
  return snapshot.context.expiresAt > 0;
}
