import { useId, useState, type ReactElement } from "react";
import type { ProductId } from "#core/kernel/id.ts";
import {
  chosenStockChange,
  STOCK_CHOICES,
  stockLimits,
  type StockChoice,
} from "#core/menu/stock/stock-choice.ts";
import type { StockChange } from "#core/menu/stock/stock.ts";
import { Button } from "#ui/design/button/button.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./sold-out-sheet.css.ts";

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
  const formId = useId();
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size="md"
      title={words.title({ name: target.name })}
      closeLabel={t.common.close()}
      footer={
        <div className={styles.buttons}>
          <Button color="white" onPress={onClose}>
            {t.common.back()}
          </Button>
          <Button type="submit" form={formId}>
            {words.save()}
          </Button>
        </div>
      }
    >
      <form {...element} id={formId} className={styles.form}>
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
      </form>
    </Dialog>
  );
}
