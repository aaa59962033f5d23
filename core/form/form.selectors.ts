import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Message } from "#core/kernel/message.ts";
import type { FormValues } from "./form.ts";
import type { FieldErrors } from "./form-field.ts";
import type { formMachine } from "./form.machine.ts";

/** A running form. */
export type FormActor = ActorRefFrom<typeof formMachine>;
/** One state of it. */
export type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** What the person filled in. */
export function selectFormValues(snapshot: FormSnapshot): FormValues {
  return snapshot.context.values;
}

/** What is shown under the fields. */
export function selectFieldErrors(snapshot: FormSnapshot): FieldErrors {
  return snapshot.context.errors;
}

/** What is wrong with no field in particular. */
export function selectFormError(snapshot: FormSnapshot): Message | null {
  return snapshot.context.formError;
}

/** Whether the form is being sent; its button is disabled. */
export function selectIsFormBusy(snapshot: FormSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether the form was taken. */
export function selectIsFormSubmitted(snapshot: FormSnapshot): boolean {
  return snapshot.matches("submitted");
}
