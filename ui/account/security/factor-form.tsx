import { useState, type ReactElement } from "react";
import { factorProofOf } from "#core/account/factor/second-factor.ts";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import * as profile from "../profile/profile-screen.css.ts";

interface FactorFormProps {
  readonly asks: "password" | "code" | "anyCode";
  readonly text: string;
  readonly confirm: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (typed: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password or a code, and what it is for. */
export function FactorForm(props: FactorFormProps): ReactElement {
  const { asks, text, confirm, error, isBusy, onSubmit, onCancel } = props;
  const { t } = useI18n();
  const words = t.operations.factor;
  const [typed, setTyped] = useState("");
  const { element } = useFormElement({
    submit: () => {
      if (typed !== "") onSubmit(typed);
    },
    isBusy,
  });
  const field = { name: asks, value: typed, error, isReadOnly: isBusy, onChange: setTyped };
  const isReady = asks === "password" ? typed !== "" : factorProofOf(typed) !== null;
  return (
    <form {...element} className={profile.form}>
      <p className={profile.muted}>{text}</p>
      {asks === "password" ? (
        <PasswordField {...field} label={words.password()} autoComplete="current-password" autoFocus />
      ) : (
        <TextField
          {...field}
          label={asks === "code" ? words.code() : words.anyCode()}
          inputMode={asks === "code" ? "numeric" : "text"}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <div className={profile.start}>
        <Button type="submit" size="md" color="accent" loading={isBusy} isDisabled={!isReady}>
          {confirm}
        </Button>
        <Button size="md" look="ghost" isDisabled={isBusy} onPress={onCancel}>
          {t.common.cancel()}
        </Button>
      </div>
    </form>
  );
}
