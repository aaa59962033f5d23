import type { ReactElement } from "react";
import { createPasswordForm } from "#core/app/screen/create-profile.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import { PasswordMeter } from "../auth/password-meter.tsx";
import { ProfileSection } from "./profile-section.tsx";
import * as styles from "./profile-screen.css.ts";

/** A new password with the present one; afterwards it says what became of the other devices. */
export function PasswordSection(): ReactElement {
  const { t } = useI18n();
  const form = useForm(createPasswordForm);
  const password = form.text("password");
  return (
    <ProfileSection title={t.profile.password()}>
      {form.isSubmitted ? (
        <Banner tone="success" role="status">
          {t.profile.passwordChanged()}
        </Banner>
      ) : (
        <form {...form.element} className={styles.form}>
          {form.error !== undefined && (
            <Banner tone="danger" role="alert">
              {form.error}
            </Banner>
          )}
          <PasswordField
            {...form.text("currentPassword")}
            label={t.profile.currentPassword()}
            autoComplete="current-password"
          />
          <PasswordField {...password} label={t.auth.newPassword()} autoComplete="new-password" />
          <PasswordMeter password={password.value} />
          <PasswordField
            {...form.text("repeated")}
            label={t.auth.repeatPassword()}
            autoComplete="new-password"
          />
          <div className={styles.start}>
            <Button type="submit" size="md" color="accent" loading={form.isBusy}>
              {t.auth.reset()}
            </Button>
          </div>
        </form>
      )}
    </ProfileSection>
  );
}
