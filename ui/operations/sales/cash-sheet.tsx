import { useEffect, type ReactElement } from "react";
import { createCashCountForm, type CashCountSubject } from "#core/app/screen/create-cash-count-form.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { CASH_NOTE } from "#core/sales/cash-drop.ts";
import type { DaySalesActor, DaySalesQuery } from "#core/sales/day-sales.machine.ts";
import { dueOf } from "#core/sales/day-sales.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface CashSheetProps {
  readonly actor: DaySalesActor;
  readonly query: DaySalesQuery;
  readonly subject: CashCountSubject;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Asks what was counted of a courier's cash, and why it is not what was due. */
export function CashSheet({ actor, query, subject, isOpen, layer, onClose }: CashSheetProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.sales;
  const form = useForm((app) => createCashCountForm(app, actor, query, subject));
  const day = useSelected(actor, selectAnswer);
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  const courier = subject.type === "again" ? subject.drop.courier : subject.courier;
  const due = subject.type === "again" ? subject.drop.due : day === null ? null : dueOf(day, courier);
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.cashOf({ courier: courier.name })}
      element={form.element}
      confirm={words.take()}
      isBusy={form.isBusy}
      error={form.error}
    >
      {due !== null && <p role="status">{words.dueIs({ amount: format.money(due) })}</p>}
      <TextField
        {...form.text("counted")}
        label={words.countedField()}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...form.text("note")}
        label={words.note()}
        optionalLabel={subject.type === "again" ? undefined : words.noteWhen()}
        maxLength={CASH_NOTE.max}
        rows={2}
      />
    </FormDialog>
  );
}
