import { useState, type ReactElement } from "react";
import { readTypedAmount, writeTypedAmount } from "#core/money/typed-amount.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface AmountFieldProps {
  readonly label: string;
  readonly name: string;
  readonly currency: Currency;
  readonly amount: Money | null;
  readonly error: string | undefined;
  /** The entered amount; null while it is invalid. */
  readonly onChange: (amount: Money | null) => void;
}

/** An amount as people type it, with a comma or a point; invalid input is reported at once and counts as none. */
export function AmountField({
  label,
  name,
  currency,
  amount,
  error,
  onChange,
}: AmountFieldProps): ReactElement {
  const { format, t } = useI18n();
  const [typed, setTyped] = useState(() =>
    amount === null ? "" : writeTypedAmount(amount, format.decimalMark),
  );
  const isUnread = typed.trim() !== "" && readTypedAmount(typed, currency) === null;
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed}
      error={isUnread ? t.validation.money() : error}
      onChange={(text) => {
        setTyped(text);
        onChange(readTypedAmount(text, currency));
      }}
    />
  );
}
