import { useState, type ReactElement } from "react";
import { digitsOf } from "#core/kernel/digits.ts";
import { TextField } from "./text-field.tsx";

interface CodeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly length: number;
  /** Dots instead of digits. */
  readonly isSecret?: boolean;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Called once the last digit is there. */
  readonly onComplete: (code: string) => void;
}

/** One field for a code of digits, whose last digit sends it; phones fill in what a message brought. */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { name, label, length, isSecret = false, error, isBusy, onComplete } = props;
  const [code, setCode] = useState("");
  // A code that was refused makes room for the next one.
  const [shown, setShown] = useState(error);
  if (shown !== error) {
    setShown(error);
    if (error !== undefined) setCode("");
  }
  return (
    <TextField
      label={label}
      name={name}
      look="code"
      type={isSecret ? "password" : undefined}
      inputMode="numeric"
      autoComplete={isSecret ? "off" : "one-time-code"}
      autoFocus
      value={code}
      error={error}
      isReadOnly={isBusy}
      onChange={(typed) => {
        const digits = digitsOf(typed, length);
        setCode(digits);
        if (digits.length === length && digits !== code) onComplete(digits);
      }}
    />
  );
}
