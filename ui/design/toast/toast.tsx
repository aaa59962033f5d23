// Native buttons, not react-aria's: a press must not close the toast around it, so its click is kept from it.
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icons/controls.tsx";
import { InfoIcon, WarningIcon } from "../icons/status.tsx";
import * as styles from "./toast.css.ts";

interface ToastAction {
  readonly label: string;
  /** The same action in words, for people who cannot reach the button in time; required by TOAST-1. */
  readonly altText: string;
  readonly onPress: () => void;
}

export interface ToastProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly variant?: "default" | "destructive" | undefined;
  readonly actions?: readonly ToastAction[] | undefined;
  /** Without it the toast has no close button. */
  readonly closeLabel?: string | undefined;
  readonly onClose: () => void;
  readonly onPress?: (() => void) | undefined;
}

/** One message, dark or red; the red one is announced at once. */
export function Toast(props: ToastProps): ReactElement {
  const { title, description, icon, variant = "default", actions = [], closeLabel, onClose, onPress } = props;
  return (
    <div
      role={variant === "destructive" ? "alert" : "status"}
      aria-atomic="true"
      className={styles.toast({ variant, clickable: onPress !== undefined })}
      onClick={onPress}
    >
      <span className={styles.icon}>
        {icon ?? (variant === "destructive" ? <WarningIcon /> : <InfoIcon />)}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <p>{description}</p>}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <button
                key={action.label}
                type="button"
                className={styles.action}
                aria-description={action.altText}
                onClick={(event) => {
                  event.stopPropagation();
                  action.onPress();
                }}
              >
                {action.label}
              </button>
            ))}
          </div>
        )}
      </div>
      {closeLabel !== undefined && (
        <IconButton
          label={closeLabel}
          className={styles.close}
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        >
          <CloseIcon size={18} />
        </IconButton>
      )}
    </div>
  );
}
