import { useId, type ReactElement, type ReactNode } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog, type DialogProps } from "#ui/design/dialog/dialog.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./form-dialog.css.ts";
import type { FormElementProps } from "./use-form-element.ts";

interface FormDialogProps extends Pick<DialogProps, "isOpen" | "onClose" | "title" | "height" | "children"> {
  /** From the modal stack. */
  readonly layer: number;
  readonly size?: DialogProps["size"];
  /** Of `useFormElement` or `useForm`. */
  readonly element: FormElementProps;
  /** What its button says. */
  readonly confirm: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Why it was not taken, where no field is wrong. */
  readonly error?: string | undefined;
  /** Instead of the way back. */
  readonly other?: ReactNode;
  /** Above the buttons, and around the form's fields. */
  readonly summary?: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A dialog that asks something by a form: its fields scroll, its buttons stay below them. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { isOpen, layer, onClose, title, size = "md", height, element, confirm } = props;
  const { isBusy = false, isDisabled = false, error, other, summary, before, after, children } = props;
  const { t } = useI18n();
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size={size}
      height={height}
      title={title}
      closeLabel={t.common.close()}
      footer={
        <div className={styles.foot}>
          {summary}
          <div className={styles.buttons}>
            {other ?? (
              <Button color="white" onPress={onClose}>
                {t.common.back()}
              </Button>
            )}
            <Button type="submit" form={formId} loading={isBusy} isDisabled={isDisabled}>
              {confirm}
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.content}>
        {before}
        <form {...element} id={formId} className={styles.form}>
          {error !== undefined && (
            <Banner tone="danger" role="alert">
              {error}
            </Banner>
          )}
          {children}
        </form>
        {after}
      </div>
    </Dialog>
  );
}
