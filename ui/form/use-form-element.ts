import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from "react";

interface FormElementOptions {
  /** Sends the form, or validates its fields; both show at the next render. */
  readonly submit: () => void;
  /** The person left a field for another one; takes the name of the field that was left. */
  readonly leave?: ((field: string) => void) | undefined;
  /** While the answer is awaited. */
  readonly isBusy?: boolean | undefined;
  /** Moves the focus when no field is wrong but something else blocks the form. */
  readonly focusOther?: (() => void) | undefined;
}

/** The attributes of every `<form>` of the product. */
export interface FormElementProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly method: "post";
  readonly onSubmit: (event: FormEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** A form that sends itself on Enter and on its button, and after a refusal gives its first wrong field the focus. */
export function useFormElement({ submit, leave, isBusy = false, focusOther }: FormElementOptions): {
  readonly element: FormElementProps;
  /** Sends it without a press of its button. */
  readonly send: () => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  const isAnswerDue = useRef(false);
  const [submissions, setSubmissions] = useState(0);

  useEffect(() => {
    if (!isAnswerDue.current || isBusy) return;
    isAnswerDue.current = false;
    const wrong = controlsOf(ref.current).find(isWrong);
    if (wrong === undefined) focusOther?.();
    else wrong.focus();
  }, [submissions, isBusy, focusOther]);

  const send = (): void => {
    isAnswerDue.current = true;
    submit();
    setSubmissions(submissions + 1);
  };
  return {
    element: {
      ref,
      noValidate: true,
      // Sent by a browser that has no script yet, what was typed would stand in the address.
      method: "post",
      onSubmit: (event) => {
        event.preventDefault();
        send();
      },
      // Only on the way from field to field: a complaint that appears under a press moves the button away from it,
      // and a field that was passed through on the way to a link complains about nothing.
      onBlur: ({ target, relatedTarget }) => {
        if (!isTypedIn(target) || !isTypedIn(relatedTarget)) return;
        if (target.value !== "") leave?.(target.name);
      },
    },
    send,
  };
}

/** The controls of a form, in document order: the browser's own list. */
export function controlsOf(form: HTMLFormElement | null): readonly HTMLElement[] {
  return form === null ? [] : [...form.elements].filter((control) => control instanceof HTMLElement);
}

/** Whether a control holds what somebody typed or ticked. */
export function isTypedIn(control: EventTarget | null): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

function isWrong(control: HTMLElement): boolean {
  return control.getAttribute("aria-invalid") === "true" && !control.matches(":disabled");
}
