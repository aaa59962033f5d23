import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { factorSettingsMachine, FactorTask } from "./factor-settings.machine.ts";
import type { FactorEnrolment, SecondFactor } from "./second-factor.ts";

/** The running machine. */
export type FactorSettingsActor = ActorRefFrom<typeof factorSettingsMachine>;
/** One state of it. */
export type FactorSettingsSnapshot = SnapshotFrom<typeof factorSettingsMachine>;

/** What the own second factor is; null until it was read. */
export function selectFactor(snapshot: FactorSettingsSnapshot): SecondFactor | null {
  return snapshot.context.factor;
}

/** Whether it was read, or could not be. */
export function selectIsFactorKnown(snapshot: FactorSettingsSnapshot): boolean {
  return snapshot.context.factor !== null || snapshot.hasTag("failed");
}

/** Whether it could not be read. */
export function selectIsFactorUnread(snapshot: FactorSettingsSnapshot): boolean {
  return snapshot.hasTag("failed");
}

/** Whether it is not this session's to see: the person switched in by PIN. */
export function selectIsFactorForbidden(snapshot: FactorSettingsSnapshot): boolean {
  return snapshot.hasTag("failed") && snapshot.context.error?.tag === "Forbidden";
}

/** What is being done, while something is asked for it. */
export function selectFactorTask(snapshot: FactorSettingsSnapshot): FactorTask | null {
  return snapshot.matches("asking") || snapshot.matches("sending") ? snapshot.context.task : null;
}

/** What an authenticator is to be given. */
export function selectEnrolment(snapshot: FactorSettingsSnapshot): FactorEnrolment | null {
  return snapshot.context.enrolment;
}

/** The recovery codes that are shown this once. */
export function selectRecoveryCodes(snapshot: FactorSettingsSnapshot): readonly string[] {
  return snapshot.context.recoveryCodes;
}

/** Whether an answer is awaited. */
export function selectIsFactorBusy(snapshot: FactorSettingsSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the last password or code was refused. */
export function selectFactorError(snapshot: FactorSettingsSnapshot): AppError | null {
  return snapshot.context.error;
}
