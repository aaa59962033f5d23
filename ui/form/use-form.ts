import { useEffect } from "react";
import type { App } from "#core/app/create-app.ts";
import type { FieldValue } from "#core/form/form.ts";
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
import { controlsOf, useFormElement, type FormElementProps } from "./use-form-element.ts";

interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface BoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly error: string | undefined;
  readonly onChange: (isSelected: boolean) => void;
}

/** A form as its screen renders it. */
export interface Form {
  /** For the `<form>` element: after a refusal the first wrong field takes the focus. */
  readonly element: FormElementProps;
  readonly text: (field: string) => TextProps;
  readonly box: (field: string) => BoxProps;
  readonly change: (field: string, value: FieldValue) => void;
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
    leave: (field) => actor.send({ type: "form.leave", field }),
    isBusy,
  });
  const { ref } = element;

  // Typed, or filled in by the browser, before hydration.
  useEffect(() => {
    for (const control of controlsOf(ref.current))
      if (control instanceof HTMLInputElement && actor.getSnapshot().context.values[control.name] === "")
        if (control.value !== "")
          actor.send({ type: "form.change", field: control.name, value: control.value });
  }, [actor, ref]);

  const change = (field: string, value: FieldValue): void =>
    actor.send({ type: "form.change", field, value });
  const errorOf = (field: string): string | undefined => {
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
