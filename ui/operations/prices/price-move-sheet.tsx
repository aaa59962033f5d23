import { useState, type ReactElement } from "react";
import type { PriceEditorMove } from "#core/menu/price-update/price-editor.ts";
import { MAX_UNCONFIRMED_PERCENT } from "#core/menu/price-update/price-difference.ts";
import type { PriceChange } from "#core/menu/price-update/price-update.ts";
import { chosenEffectiveAt } from "#core/shop/ordering/schedule-choice.ts";
import { changeToConfirm, isConfirmed } from "#core/menu/price-update/typed-confirmation.ts";
import { readTypedAmount } from "#core/money/typed-amount.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as fields from "./price-move-sheet.css.ts";

/** What is asked before it is done. */
export type AskedPriceMove = Exclude<PriceEditorMove["move"], "draft">;

interface PriceMoveSheetProps {
  readonly move: AskedPriceMove;
  /** What it would change, with the name of each. */
  readonly changes: readonly (PriceChange & { readonly name: string })[];
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
  readonly onChosen: (asked: PriceEditorMove) => void;
}

const MAX_PRICE_LENGTH = 12;

/** Asks once more before prices change: when, and the new price of the largest change where it is above the limit. */
export function PriceMoveSheet(props: PriceMoveSheetProps): ReactElement {
  const { move, changes, isOpen, layer, onClose, onChosen } = props;
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.priceUpdates;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const [when, setWhen] = useState({ date: "", time: "" });
  const [typed, setTyped] = useState("");
  const [isAsked, setAsked] = useState(false);
  const largest = move === "revert" ? null : changeToConfirm(changes);
  const confirmedPrice = largest === null ? null : readTypedAmount(typed, largest.newPrice.currency);
  const isRight = move === "revert" || isConfirmed(changes, confirmedPrice);
  const effectiveAt = chosenEffectiveAt(when, OFFICE_TIMEZONE, now);
  const problem = isAsked && !effectiveAt.ok ? effectiveAt.error : null;
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (!isRight || (move === "schedule" && !effectiveAt.ok)) return;
      onClose();
      if (move === "revert") onChosen({ move });
      else if (move === "apply") onChosen({ move, confirmedPrice });
      else if (effectiveAt.ok) onChosen({ move, effectiveAt: effectiveAt.value, confirmedPrice });
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.sheet[move]()}
      element={element}
      confirm={words[move]()}
    >
      <p>
        <strong>{words.count({ n: changes.length })}.</strong>{" "}
        {move === "revert" ? words.sheet.revertText() : words.sheet.applyText()}
      </p>
      {move === "schedule" && (
        <div className={fields.when}>
          <TextField
            label={words.date()}
            type="date"
            name="date"
            value={when.date}
            onChange={(date) => setWhen({ ...when, date })}
            error={problem?.field === "date" ? fieldText(i18n, problem.key) : undefined}
          />
          <TextField
            label={words.time()}
            type="time"
            name="time"
            value={when.time}
            onChange={(time) => setWhen({ ...when, time })}
            error={
              problem?.field !== "time"
                ? undefined
                : problem.key === "priceUpdates.tooEarly"
                  ? words.tooEarly()
                  : fieldText(i18n, problem.key)
            }
          />
        </div>
      )}
      {largest !== null && (
        <TextField
          label={words.confirmPrice({ name: largest.name })}
          description={words.confirmHint({
            old: format.money(largest.expectedPrice),
            new: format.money(largest.newPrice),
            percent: format.rate(String(MAX_UNCONFIRMED_PERCENT)),
          })}
          name="confirmedPrice"
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_PRICE_LENGTH}
          value={typed}
          onChange={setTyped}
          error={isAsked && !isRight ? words.confirmWrong() : undefined}
        />
      )}
    </FormDialog>
  );
}
