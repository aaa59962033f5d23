import type { ReactElement, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./confirmation-dialog.css.ts";
import { Dialog } from "./dialog.tsx";

interface ConfirmationDialogProps {
  readonly isOpen: boolean;
  readonly zIndex: number;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly customContent?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly loadingConfirming?: boolean | undefined;
  readonly loadingCancelling?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. Either button can be loading; then neither answers. */
export function ConfirmationDialog(props: ConfirmationDialogProps): ReactElement {
  const { loadingConfirming = false, loadingCancelling = false } = props;
  const busy = loadingConfirming || loadingCancelling;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      zIndex={props.zIndex}
      size="sm"
      role="alertdialog"
      isDismissible={!busy}
      title={props.title}
      footer={
        <div className={styles.buttons}>
          <Button
            color="white"
            loading={loadingCancelling}
            isDisabled={loadingConfirming}
            onPress={props.onCancel}
          >
            {props.cancelLabel}
          </Button>
          <Button loading={loadingConfirming} isDisabled={loadingCancelling} onPress={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      }
    >
      {props.subtitle !== undefined && <p className={styles.subtitle}>{props.subtitle}</p>}
      {props.customContent !== undefined && <div className={styles.content}>{props.customContent}</div>}
    </Dialog>
  );
}
