import type { ReactElement } from "react";
import { createRegisterForm } from "#core/app/screen/create-account-form.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AccountLink } from "./account-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import * as styles from "./auth-card.css.ts";
import { LegalBox } from "./legal-box.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

/** A new account: names, email, password, terms, privacy; the phone comes afterwards (ACCOUNT-4). */
export default function RegisterScreen(): ReactElement {
  const { t } = useI18n();
  const { auth } = t;
  const form = useForm(createRegisterForm);
  const password = form.text("password");
  return (
    <AuthCard title={auth.registerTitle()} subtitle={auth.registerSubtitle()}>
      <form {...form.element} className={styles.form}>
        {form.error !== undefined && (
          <Banner tone="danger" role="alert">
            {form.error}
          </Banner>
        )}
        <div className={styles.pair}>
          <TextField {...form.text("firstName")} label={auth.firstName()} autoComplete="given-name" />
          <TextField {...form.text("lastName")} label={auth.lastName()} autoComplete="family-name" />
        </div>
        <TextField
          {...form.text("email")}
          label={auth.email()}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <PasswordField {...password} label={auth.password()} autoComplete="new-password" />
        <PasswordMeter password={password.value} />
        <div className={styles.boxes}>
          <LegalBox
            {...form.box("acceptTerms")}
            sentence={(terms) => auth.acceptTerms({ terms })}
            linkText={auth.acceptTermsLink()}
            to="/terms"
          />
          <LegalBox
            {...form.box("acceptPrivacy")}
            sentence={(privacy) => auth.acceptPrivacy({ privacy })}
            linkText={auth.acceptPrivacyLink()}
            to="/privacy"
          />
          <Checkbox {...form.box("acceptMarketing")} label={auth.acceptMarketing()} />
        </div>
        <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
          {auth.register()}
        </Button>
      </form>
      <p className={styles.foot}>
        {auth.haveAccount()} <AccountLink to="/login">{auth.login()}</AccountLink>
      </p>
    </AuthCard>
  );
}
