import type { ReactElement } from "react";
import { createForgotPasswordForm } from "#core/app/screen/create-account-form.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { LockIcon, MailIcon } from "#ui/design/icons/settings.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AccountLink } from "./account-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import * as styles from "./auth-card.css.ts";

/** Requests a link to a new password; the answer is the same whether the account exists or not (ACCOUNT-7). */
export default function ForgotPasswordScreen(): ReactElement {
  const { t } = useI18n();
  const form = useForm(createForgotPasswordForm);
  return (
    <AuthCard
      title={t.auth.forgotTitle()}
      subtitle={form.isSubmitted ? undefined : t.auth.forgotText()}
      icon={form.isSubmitted ? <MailIcon size={28} /> : <LockIcon size={28} />}
    >
      {form.isSubmitted ? (
        <Banner tone="success" role="status">
          {t.auth.forgotSent()}
        </Banner>
      ) : (
        <form {...form.element} className={styles.form}>
          {form.error !== undefined && (
            <Banner tone="danger" role="alert">
              {form.error}
            </Banner>
          )}
          <TextField
            {...form.text("email")}
            label={t.auth.email()}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
            {t.auth.forgotSend()}
          </Button>
        </form>
      )}
      <p className={styles.foot}>
        <AccountLink to="/login">{t.auth.backToLogin()}</AccountLink>
      </p>
    </AuthCard>
  );
}
