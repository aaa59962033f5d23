import { useState, type ReactElement } from "react";
import { BLOCK_REASON, blockReasonProblem } from "#core/order/customer/customer-card.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

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
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={t.customerCard.blockTitle()}
      element={element}
      confirm={t.customerCard.block()}
    >
      <p>{t.customerCard.blockText()}</p>
      <TextField
        label={t.customerCard.reason()}
        value={reason}
        onChange={setReason}
        maxLength={BLOCK_REASON.max}
        rows={2}
        error={isAsked && problem !== null ? fieldText(i18n, problem, BLOCK_REASON) : undefined}
      />
    </FormDialog>
  );
}
