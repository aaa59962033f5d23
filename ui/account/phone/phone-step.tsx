import { useState, type ReactElement } from "react";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { phoneErrors } from "#core/form/account-forms.ts";
import { selectIsPhoneBusy, type PhoneActor } from "#core/account/phone/phone-verification.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { AuthCard } from "../auth/auth-card.tsx";
import * as styles from "../auth/auth-card.css.ts";
import { PasswordField } from "../auth/password-field.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { messageText } from "#ui/i18n/message-text.ts";
import { usePhoneErrors } from "./use-phone-errors.ts";

interface PhoneStepProps {
  readonly actor: PhoneActor;
}

/** The number that the code goes to. */
export function PhoneStep({ actor }: PhoneStepProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const isBusy = useSelected(actor, selectIsPhoneBusy);
  const refusals = usePhoneErrors(actor);
  const user = useSelected(useActors().auth, selectUser);
  const isReplacing = user !== null && user.phoneVerifiedAt !== null;
  const [password, setPassword] = useState("");
  // What was refused is said of the password until it is typed again.
  const [tried, setTried] = useState<string | null>(null);
  const [phone, setPhone] = useState(actor.getSnapshot().context.phone ?? "");
  // An error is about the number that was sent: typing removes it.
  const [checked, setChecked] = useState<string | null>(null);
  const problem = checked === phone ? phoneErrors({ phone })["phone"] : undefined;
  const refused = refusals.phone;
  const refusal = checked === phone && refused !== undefined ? fieldText(i18n, refused) : undefined;
  const wrong =
    tried === password ? (password === "" ? "validation.required" : refusals.password) : undefined;
  const { element } = useFormElement({
    submit: () => {
      setChecked(phone);
      setTried(password);
      if (phoneErrors({ phone })["phone"] !== undefined || (isReplacing && password === "")) return;
      actor.send({ type: "phone.submit", phone, ...(isReplacing ? { password } : {}) });
    },
    isBusy,
  });
  return (
    <AuthCard
      title={isReplacing ? t.profile.changePhone() : t.phone.addTitle()}
      subtitle={t.phone.addText()}
      icon={<PhoneIcon size={28} />}
    >
      <form {...element} className={styles.form}>
        <TextField
          label={t.phone.number()}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          autoFocus
          placeholder={t.phone.placeholder()}
          value={phone}
          onChange={setPhone}
          error={problem === undefined ? refusal : messageText(i18n, problem)}
        />
        {isReplacing && (
          <PasswordField
            label={t.profile.passwordProof()}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={wrong === undefined ? undefined : fieldText(i18n, wrong)}
          />
        )}
        <Button type="submit" color="accent" fullWidth loading={isBusy}>
          {t.phone.sendCode()}
        </Button>
      </form>
    </AuthCard>
  );
}
