import type { ReactElement } from "react";
import { FieldError as AriaFieldError } from "react-aria-components/FieldError";
import { error } from "./field.css.ts";
import { FailureIcon } from "../icons/status.tsx";

interface FieldErrorProps {
  readonly message: string | undefined;
}

/** The error line under a react-aria field: an icon and a text that react-aria connects to the input. */
export function FieldError({ message }: FieldErrorProps): ReactElement | null {
  if (message === undefined) return null;
  return (
    <AriaFieldError className={error}>
      <FailureIcon size={16} />
      <span>{message}</span>
    </AriaFieldError>
  );
}
