import { use, useEffect, useState, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { classNames } from "../class-names.ts";
import * as styles from "./dialog.css.ts";
import * as head from "./dialog-head.css.ts";
import { DialogOutlined } from "./dialog-outlined.ts";
import { takeTurn } from "./dialog-turns.ts";
import { IconButton } from "../button/icon-button.tsx";
import { useStandsAtBottom } from "../layout/screen-bottom.ts";
import { CloseIcon } from "../icons/controls.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, a press outside or the close button; the owner decides. */
  readonly onClose: () => void;
  /** From the modal stack: 10, and 2 more for each one open below. */
  readonly zIndex: number;
  readonly size?: styles.DialogLook["size"];
  readonly height?: styles.DialogLook["height"];
  readonly transition?: "slide-up" | "slide-left" | "fade-in-fullscreen" | "none" | undefined;
  /** false: Escape and a press outside do nothing. */
  readonly isDismissible?: boolean | undefined;
  /** The visible heading. Without one, `label` names the dialog and the close button floats over the content. */
  readonly title?: ReactNode;
  readonly label?: string | undefined;
  /** Without it there is no close button. */
  readonly closeLabel?: string | undefined;
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Stays below the scrolling content. */
  readonly footer?: ReactNode;
  /** Content runs to the edges; it brings its own margins. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The shell of every modal: a bottom sheet on phones, a card on wider screens. Focus is kept inside, the page does
 * not scroll, and it stays mounted until it has moved out.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { isOpen, onClose, zIndex, size, height, transition = "slide-up", isDismissible = true } = props;
  const { title, label, closeLabel, role, footer, bare = false, children } = props;
  const level: CSSProperties = { zIndex };
  const still = use(DialogOutlined) ? styles.still : undefined;
  const [hasTurn, setHasTurn] = useState(false);
  // Given back in the very effects in which all below is made inert, which may be a task after the dialog was drawn.
  useEffect(() => (isOpen && !hasTurn ? takeTurn(() => setHasTurn(true)) : undefined), [isOpen, hasTurn]);
  const close = closeLabel !== undefined && (
    <IconButton label={closeLabel} tone={title === undefined ? "floating" : "soft"} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
  return (
    <ModalOverlay
      className={classNames(styles.scrim({ transition }), still)}
      style={level}
      isOpen={isOpen && hasTurn}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissible}
      isKeyboardDismissDisabled={!isDismissible}
    >
      <Modal className={classNames(styles.panel({ size, height, transition }), still)}>
        {/* Its head and foot are no landmarks: they would be a second banner and a second content information of the page. */}
        <AriaDialog
          className={styles.dialog}
          role={role}
          aria-label={title === undefined ? label : undefined}
        >
          {title === undefined ? (
            close !== false && <div className={styles.floatingClose}>{close}</div>
          ) : (
            <div className={head.header}>
              <Heading slot="title" level={2} className={head.title}>
                {title}
              </Heading>
              {close}
            </div>
          )}
          <div className={bare ? styles.bareBody : styles.body}>{children}</div>
          {footer !== undefined && <DialogFoot>{footer}</DialogFoot>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogFoot({ children }: { readonly children: ReactNode }): ReactElement {
  useStandsAtBottom("dialog-foot");
  return <div className={styles.footer}>{children}</div>;
}
