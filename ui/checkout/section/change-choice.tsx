import { useState, type ReactElement } from "react";
import { banknotesFor } from "#core/checkout/banknotes.ts";
import type { Money } from "#core/money/money.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { stack } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AmountField } from "./amount-field.tsx";

interface ChangeChoiceProps {
  readonly total: Money;
  readonly changeFor: Money | null;
  readonly error: string | undefined;
  readonly onChange: (changeFor: Money | null) => void;
}

/** Which banknote the customer will pay with, so that change is ready; null is the exact sum. */
export function ChangeChoice({ total, changeFor, error, onChange }: ChangeChoiceProps): ReactElement {
  const { t, format } = useI18n();
  const notes = banknotesFor(total);
  const offered = notes.find(({ amount }) => amount === changeFor?.amount);
  const [isOther, setOther] = useState(changeFor !== null && offered === undefined);
  const isTyping = isOther || (changeFor !== null && offered === undefined);
  return (
    <div className={stack.sm}>
      <RadioGroup
        label={t.checkout.changeFor()}
        look="chips"
        value={isTyping ? "other" : (offered?.amount ?? "exact")}
        options={[
          { value: "exact", label: t.checkout.changeExact() },
          ...notes.map((note) => ({ value: note.amount, label: format.money(note) })),
          { value: "other", label: t.checkout.changeOther() },
        ]}
        onChange={(value) => {
          setOther(value === "other");
          onChange(notes.find(({ amount }) => amount === value) ?? null);
        }}
      />
      {isTyping && (
        <AmountField
          label={t.checkout.amount()}
          name="cashChangeFor"
          currency={total.currency}
          amount={changeFor}
          error={error}
          onChange={onChange}
        />
      )}
    </div>
  );
}
