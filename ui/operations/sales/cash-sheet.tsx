import { useEffect, useId, type ReactElement } from "react";
import { createCashCountForm, type CashCountSubject } from "#core/app/screen/create-cash-count-form.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { CASH_NOTE } from "#core/sales/cash-drop.ts";
import type { DaySalesActor, DaySalesQuery } from "#core/sales/day-sales.machine.ts";
import { dueOf } from "#core/sales/day-sales.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./sales.css.ts";

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
  const formId = useId();
  const form = useForm((app) => createCashCountForm(app, actor, query, subject));
  const day = useSelected(actor, selectAnswer);
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  const courier = subject.type === "again" ? subject.drop.courier : subject.courier;
  const due = subject.type === "again" ? subject.drop.due : day === null ? null : dueOf(day, courier);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size="md"
      title={words.cashOf({ courier: courier.name })}
      closeLabel={t.common.close()}
      footer={
        <div className={styles.buttons}>
          <Button color="white" onPress={onClose}>
            {t.common.back()}
          </Button>
          <Button type="submit" form={formId} loading={form.isBusy}>
            {words.take()}
          </Button>
        </div>
      }
    >
      <form {...form.element} id={formId} className={styles.form}>
        {form.error !== undefined && (
          <Banner tone="danger" role="alert">
            {form.error}
          </Banner>
        )}
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
      </form>
    </Dialog>
  );
}
