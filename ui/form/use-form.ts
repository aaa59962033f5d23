import { useEffect, useRef, type FocusEvent, type FormEvent, type RefObject } from "react";
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

/** A form as its screen draws it. */
export interface Form {
  /** For the `<form>` element: after a refusal the first wrong field takes the focus. */
  readonly element: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly method: "post";
    readonly onSubmit: (event: FormEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly text: (field: string) => TextProps;
  readonly box: (field: string) => BoxProps;
  readonly change: (field: string, value: FieldValue) => void;
  readonly submit: () => void;
  /** What is wrong with no field in particular. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly isSubmitted: boolean;
}

/** Opens a form with its screen and ties it to fields: values, errors in words, focus. */
export function useForm(open: (app: App) => FormActor): Form {
  const i18n = useI18n();
  const actor = useScreenActor(open);
  const values = useSelected(actor, selectFormValues);
  const errors = useSelected(actor, selectFieldErrors);
  const formError = useSelected(actor, selectFormError);
  const isBusy = useSelected(actor, selectIsFormBusy);
  const isSubmitted = useSelected(actor, selectIsFormSubmitted);
  const ref = useRef<HTMLFormElement>(null);
  const isAnswerDue = useRef(false);

  useEffect(() => {
    if (!isAnswerDue.current || isBusy) return;
    isAnswerDue.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, isBusy]);

  // What was typed before the page was taken over.
  useEffect(() => {
    for (const { name, value } of ref.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])
      if (actor.getSnapshot().context.values[name] === "" && value !== "")
        actor.send({ type: "form.change", field: name, value });
  }, [actor]);

  const change = (field: string, value: FieldValue): void =>
    actor.send({ type: "form.change", field, value });
  const submit = (): void => {
    isAnswerDue.current = true;
    actor.send({ type: "form.submit" });
  };
  const errorOf = (field: string): string | undefined => {
    const message = errors[field];
    return message === undefined ? undefined : messageText(i18n, message);
  };
  return {
    element: {
      ref,
      noValidate: true,
      // Sent by a browser that has no script yet, a password would stand in the address.
      method: "post",
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
      // Only on the way from field to field: a complaint that appears under a press moves the button away from it,
      // and a field that was passed through on the way to a link complains about nothing.
      onBlur: ({ target, relatedTarget }) => {
        if (!(target instanceof HTMLInputElement) || !(relatedTarget instanceof HTMLInputElement)) return;
        if (target.value !== "") actor.send({ type: "form.leave", field: target.name });
      },
    },
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
