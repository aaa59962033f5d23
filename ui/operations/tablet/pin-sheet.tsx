import { useEffect, type ReactElement } from "react";
import { createPinForm, createPinRemovalForm } from "#core/app/screen/account/create-tablet.ts";
import { PIN_LENGTH } from "#core/account/tablet/staff-pin.ts";
import { digitsOf } from "#core/kernel/digits.ts";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./tablet.css.ts";

interface PinSheetProps {
  readonly hasPin: boolean;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Sets, changes or removes the own PIN for shared tablets, after the password (ACCOUNT-23). */
export function PinSheet({ hasPin, isOpen, layer, onClose }: PinSheetProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.tablet;
  const form = useForm(createPinForm);
  const removal = useForm(createPinRemovalForm);
  const isSubmitted = form.isSubmitted || removal.isSubmitted;
  const password = form.text("password");
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  const pin = form.text("pin");
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.pinTitle()}
      element={form.element}
      confirm={words.setPin()}
      isBusy={form.isBusy}
      error={form.error}
    >
      <p className={styles.hint}>{words.pinText()}</p>
      <TextField
        {...password}
        error={password.error ?? removal.text("password").error}
        onChange={(typed) => {
          password.onChange(typed);
          removal.change("password", typed);
        }}
        label={t.auth.password()}
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <TextField
        {...pin}
        label={words.newPin()}
        type="password"
        look="code"
        inputMode="numeric"
        autoComplete="off"
        onChange={(typed) => pin.onChange(digitsOf(typed, PIN_LENGTH))}
      />
      {hasPin && (
        <Button size="md" look="ghost" loading={removal.isBusy} onPress={removal.submit}>
          {words.removePin()}
        </Button>
      )}
    </FormDialog>
  );
}
