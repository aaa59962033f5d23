import { useState, type ReactElement } from "react";
import { CODE_LENGTH } from "#core/account/phone/phone-code.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface CodeFieldProps {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Called once the last digit is there. */
  readonly onComplete: (code: string) => void;
}

/** One field for the code: phones fill it in from the message, and the sixth digit sends it. */
export function CodeField({ error, isBusy, onComplete }: CodeFieldProps): ReactElement {
  const { t } = useI18n();
  const [code, setCode] = useState("");
  // A code that was refused makes room for the next one.
  const [shown, setShown] = useState(error);
  if (shown !== error) {
    setShown(error);
    if (error !== undefined) setCode("");
  }
  return (
    <TextField
      label={t.phone.code()}
      name="code"
      look="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={code}
      error={error}
      isReadOnly={isBusy}
      onChange={(typed) => {
        const digits = typed.replaceAll(/\D/g, "").slice(0, CODE_LENGTH);
        setCode(digits);
        if (digits.length === CODE_LENGTH && digits !== code) onComplete(digits);
      }}
    />
  );
}
