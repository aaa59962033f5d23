import type { ReactElement } from "react";
import {
  selectIsCancelling,
  selectIsConfirmationOpen,
  selectIsConfirming,
} from "#core/modal/confirmation.selectors.ts";
import type { Confirmation } from "#core/modal/modal-events.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { ConfirmationDialog } from "#ui/design/dialog/confirmation-dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";
import { CustomContent } from "./custom-content.tsx";
import { useStackedModal } from "#ui/modal/use-modal.ts";

interface ConfirmationViewProps {
  readonly question: Confirmation;
}

/** A confirmation whose buttons show while their work is under way; a modal of the stack like any other (MODAL-4). */
export function ConfirmationView({ question }: ConfirmationViewProps): ReactElement {
  const i18n = useI18n();
  const { confirmation } = useActors();
  const { title, subtitle, customContent } = question;
  const isOpen = useSelected(confirmation, selectIsConfirmationOpen);
  const layer = useStackedModal("confirmation", isOpen);
  return (
    <ConfirmationDialog
      isOpen={isOpen}
      zIndex={layer}
      title={messageText(i18n, title)}
      subtitle={subtitle === null ? undefined : messageText(i18n, subtitle)}
      customContent={customContent === null ? undefined : <CustomContent name={customContent} />}
      confirmLabel={i18n.t.confirmation.confirm()}
      cancelLabel={i18n.t.confirmation.cancel()}
      loadingConfirming={useSelected(confirmation, selectIsConfirming)}
      loadingCancelling={useSelected(confirmation, selectIsCancelling)}
      onConfirm={() => confirmation.send({ type: "confirmation.confirm" })}
      onCancel={() => confirmation.send({ type: "confirmation.cancel" })}
    />
  );
}
