import { useId, type ReactElement } from "react";
import type { StaffOrder } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ReasonedMove } from "./reason-context.tsx";
import { ReasonForm } from "./reason-form.tsx";
import * as styles from "./reason-sheet.css.ts";

interface ReasonSheetProps {
  readonly order: StaffOrder;
  readonly event: ReasonedMove;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Why an order is rejected or cancelled, before it is. */
export function ReasonSheet({ order, event, isOpen, layer, onClose }: ReasonSheetProps): ReactElement {
  const { t } = useI18n();
  const formId = useId();
  const { number } = order;
  const isReject = event === "reject";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size="xl"
      title={isReject ? t.operations.rejectTitle({ number }) : t.operations.cancelTitle({ number })}
      closeLabel={t.common.close()}
      footer={
        <div className={styles.buttons}>
          <Button color="white" onPress={onClose}>
            {t.common.back()}
          </Button>
          <Button type="submit" form={formId} className={styles.danger}>
            {isReject ? t.operations.confirmReject() : t.operations.confirmCancel()}
          </Button>
        </div>
      }
    >
      <ReasonForm id={formId} order={order} event={event} onDone={onClose} />
    </Dialog>
  );
}
