import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import { portActor, unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import { changeFields, checkForm, isFormFine, leaveField, refuseForm } from "./form.ts";
import type { FieldValue, FormState, FormValues } from "./form.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { Message } from "#core/kernel/message.ts";
import type { FieldErrors, FormField } from "./form-field.ts";

/** The events that a form takes. */
export type FormEvent =
  | { readonly type: "form.change"; readonly field: FormField; readonly value: FieldValue }
  | { readonly type: "form.leave"; readonly field: FormField }
  | { readonly type: "form.submit" }
  /** Fills in again what was sent. */
  | { readonly type: "form.reopen" };

/** The events that a form emits. */
export type FormEmitted =
  | { readonly type: "form.submitted"; readonly values: FormValues }
  | { readonly type: "form.failed"; readonly error: AppError };

/** A form. */
export type FormContext = FormState<FormValues>;

const formSetup = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
    input: {} as { readonly values: FormValues },
    tags: {} as "busy",
  },
  actors: { submit: unconnected<void, FormValues>("submit") },
  guards: { isFine: ({ context }) => isFormFine(context) },
  actions: {
    change: (_args, _change: FormValues) => unconnectedStep("change")(),
    leave: (_args, _field: FormField) => unconnectedStep("leave")(),
    check: unconnectedStep("check"),
    refuse: (_args, _failure: Failure) => unconnectedStep("refuse")(),
    emitFailure: emit((_, { thrown }: { readonly thrown: unknown }) => ({
      type: "form.failed" as const,
      error: toAppError(thrown),
    })),
    emitSubmitted: emit(({ context }) => ({ type: "form.submitted" as const, values: context.values })),
  },
});

/** A form that sends itself: what is wrong shows once a field was left, the server's field errors join it (ERROR-4). */
export const formMachine = formSetup.createMachine({
  id: "form",
  context: ({ input }) => ({
    values: input.values,
    touched: [],
    errors: {},
    formError: null,
  }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "form.change": {
          actions: { type: "change", params: ({ event }) => ({ [event.field]: event.value }) },
        },
        "form.leave": { actions: { type: "leave", params: ({ event }) => event.field } },
        "form.submit": { target: "checking", actions: "check" },
      },
    },
    checking: { always: [{ guard: "isFine", target: "submitting" }, { target: "editing" }] },
    submitting: {
      tags: "busy",
      invoke: {
        src: "submit",
        input: ({ context }) => context.values,
        onDone: { target: "submitted", actions: "emitSubmitted" },
        onError: {
          target: "editing",
          actions: [
            { type: "refuse", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
    },
    submitted: { on: { "form.reopen": "editing" } },
  },
});

/**
 * The form machine with its rules and what sends it. `say` words a failure that is none of the fields' and that the form
 * itself shows; null leaves it to who hears of it.
 */
export function connectForm(
  validate: (values: FormValues) => FieldErrors,
  submit: (values: FormValues, signal: AbortSignal) => Promise<void>,
  say: (error: AppError) => Message | null = () => null,
): typeof formMachine {
  return formMachine.provide({
    actors: { submit: portActor(submit) },
    actions: {
      change: assign(({ context }, change: FormValues) => changeFields(context, change, validate)),
      leave: assign(({ context }, field: FormField) => leaveField(context, field, validate)),
      check: assign(({ context }) => checkForm(context, validate)),
      refuse: assign(({ context }, { thrown }: Failure) => {
        const error = toAppError(thrown);
        const formError = say(error);
        return formError === null ? refuseForm(context, error) : { ...context, formError };
      }),
    },
  });
}
