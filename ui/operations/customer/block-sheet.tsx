import { useId, useState, type ReactElement } from "react";
import { BLOCK_REASON, blockReasonProblem } from "#core/order/customer/customer-card.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./customer-section.css.ts";

interface BlockSheetProps {
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
  readonly onBlock: (reason: string) => void;
}

/** Asks why a customer shall order no more, and what that means, before it is done. */
export function BlockSheet({ isOpen, layer, onClose, onBlock }: BlockSheetProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const formId = useId();
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const problem = blockReasonProblem(reason);
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (problem !== null) return;
      onBlock(reason.trim());
      onClose();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size="md"
      title={t.customerCard.blockTitle()}
      closeLabel={t.common.close()}
      footer={
        <div className={styles.buttons}>
          <Button color="white" onPress={onClose}>
            {t.common.back()}
          </Button>
          <Button type="submit" form={formId}>
            {t.customerCard.block()}
          </Button>
        </div>
      }
    >
      <form {...element} id={formId} className={styles.form}>
        <p>{t.customerCard.blockText()}</p>
        <TextField
          label={t.customerCard.reason()}
          value={reason}
          onChange={setReason}
          maxLength={BLOCK_REASON.max}
          rows={2}
          error={isAsked && problem !== null ? fieldText(i18n, problem, BLOCK_REASON) : undefined}
        />
      </form>
    </Dialog>
  );
}
