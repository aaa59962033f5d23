import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { createResetPasswordForm } from "#core/app/screen/create-account-form.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { AccountLink } from "./account-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import * as styles from "./auth-card.css.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

/** A new password with the token of the link that was mailed. */
export default function ResetPasswordScreen(): ReactElement {
  const { t } = useI18n();
  const token = new URLSearchParams(useLocation().search).get("token") ?? "";
  const form = useForm((app) => createResetPasswordForm(app, token));
  const password = form.text("password");
  return (
    <AuthCard title={t.auth.resetTitle()} icon={<LockIcon size={28} />}>
      {form.isSubmitted ? (
        <>
          <Banner tone="success" role="status">
            {t.auth.resetDone()}
          </Banner>
          <ScopedLink to="/login" className={buttonStyle({ color: "accent", fullWidth: true })}>
            {t.auth.login()}
          </ScopedLink>
        </>
      ) : (
        <form {...form.element} className={styles.form}>
          {form.error !== undefined && (
            <Banner tone="danger" role="alert">
              {form.error} <AccountLink to="/forgot-password">{t.auth.forgotSend()}</AccountLink>
            </Banner>
          )}
          <PasswordField {...password} label={t.auth.newPassword()} autoComplete="new-password" />
          <PasswordMeter password={password.value} />
          <PasswordField
            {...form.text("repeated")}
            label={t.auth.repeatPassword()}
            autoComplete="new-password"
          />
          <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
            {t.auth.reset()}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
