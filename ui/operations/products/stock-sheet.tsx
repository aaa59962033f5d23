import { useState, type ReactElement } from "react";
import type { ProductId } from "#core/kernel/id.ts";
import {
  chosenStockChange,
  STOCK_CHOICES,
  stockLimits,
  type StockChoice,
} from "#core/menu/stock/stock-choice.ts";
import type { StockChange } from "#core/menu/stock/stock.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** The product whose stock is changed. */
export interface StockTarget {
  readonly id: ProductId;
  readonly name: string;
  /** Null while it is not counted: then there is nothing to add to, and nothing to stop. */
  readonly stock: number | null;
}

interface StockSheetProps {
  readonly target: StockTarget;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
  readonly onChosen: (change: StockChange) => void;
}

/** How many pieces there are, how many came, or that nobody counts them any more. */
export function StockSheet({ target, isOpen, layer, onClose, onChosen }: StockSheetProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.availability.stock;
  const [choice, setChoice] = useState<StockChoice>("set");
  const [pieces, setPieces] = useState("");
  const [isAsked, setAsked] = useState(false);
  const chosen = chosenStockChange(target.id, { choice, pieces });
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (!chosen.ok) return;
      onClose();
      onChosen(chosen.value);
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.title({ name: target.name })}
      element={element}
      confirm={words.save()}
    >
      <p>{target.stock === null ? words.notCounted() : words.left({ n: target.stock })}</p>
      {target.stock !== null && (
        <RadioGroup
          label={words.choice()}
          labelHidden
          look="row"
          options={STOCK_CHOICES.map((value) => ({ value, label: words.choices[value]() }))}
          value={choice}
          onChange={setChoice}
        />
      )}
      {choice !== "stop" && (
        <TextField
          label={choice === "add" ? words.added() : words.pieces()}
          name="pieces"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(stockLimits(choice).max).length}
          value={pieces}
          onChange={setPieces}
          error={isAsked && !chosen.ok ? fieldText(i18n, chosen.error) : undefined}
        />
      )}
    </FormDialog>
  );
}
