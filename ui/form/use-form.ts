import { useEffect } from "react";
import type { App } from "#core/app/create-app.ts";
import type { FieldValue } from "#core/form/form.ts";
import { formFieldOf, type FormField } from "#core/form/form-field.ts";
import {
  selectFieldErrors,
  selectFormError,
  selectFormValues,
  selectIsFormBusy,
  selectIsFormSubmitted,
  type FormActor,
} from "#core/form/form.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";
import { controlsOf, isTypedIn, useFormElement, type FormElementProps } from "./use-form-element.ts";

interface TextProps {
  readonly name: FormField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface BoxProps {
  readonly name: FormField;
  readonly isSelected: boolean;
  readonly error: string | undefined;
  readonly onChange: (isSelected: boolean) => void;
}

/** A form as its screen renders it. */
export interface Form {
  /** For the `<form>` element: after a refusal the first wrong field takes the focus. */
  readonly element: FormElementProps;
  readonly text: (field: FormField) => TextProps;
  readonly box: (field: FormField) => BoxProps;
  readonly change: (field: FormField, value: FieldValue) => void;
  readonly submit: () => void;
  /** An error that belongs to no single field. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly isSubmitted: boolean;
}

/** Starts a form with its screen and connects it to fields: values, error texts, focus. */
export function useForm(open: (app: App) => FormActor): Form {
  const i18n = useI18n();
  const actor = useScreenActor(open);
  const values = useSelected(actor, selectFormValues);
  const errors = useSelected(actor, selectFieldErrors);
  const formError = useSelected(actor, selectFormError);
  const isBusy = useSelected(actor, selectIsFormBusy);
  const isSubmitted = useSelected(actor, selectIsFormSubmitted);
  const { element, send: submit } = useFormElement({
    submit: () => actor.send({ type: "form.submit" }),
    leave: (name) => {
      const field = formFieldOf(name);
      if (field !== null) actor.send({ type: "form.leave", field });
    },
    isBusy,
  });
  const { ref } = element;

  // Typed, or filled in by the browser, before hydration.
  useEffect(() => {
    for (const control of controlsOf(ref.current)) {
      if (!isTypedIn(control)) continue;
      const field = formFieldOf(control.name);
      if (field === null || control.value === "") continue;
      if (actor.getSnapshot().context.values[field] === "")
        actor.send({ type: "form.change", field, value: control.value });
    }
  }, [actor, ref]);

  const change = (field: FormField, value: FieldValue): void =>
    actor.send({ type: "form.change", field, value });
  const errorOf = (field: FormField): string | undefined => {
    const message = errors[field];
    return message === undefined ? undefined : messageText(i18n, message);
  };
  return {
    element,
    text: (field) => {
      const value = values[field];
      const text = typeof value === "string" ? value : "";
      return {
        name: field,
        value: text,
        error: errorOf(field),
        onChange: (next) => change(field, next),
      };
    },
    box: (field) => ({
      name: field,
      isSelected: values[field] === true,
      error: errorOf(field),
      onChange: (isSelected) => change(field, isSelected),
    }),
    change,
    submit,
    error: formError === null ? undefined : messageText(i18n, formError),
    isBusy,
    isSubmitted,
  };
}
