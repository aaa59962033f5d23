import type { ReactElement } from "react";
import { createInvitedForm } from "#core/app/screen/account/create-invitation.ts";
import type { OpenInvitation } from "#core/account/staff/invitation.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "../auth/auth-card.css.ts";
import { LegalBox } from "../auth/legal-box.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import { PasswordMeter } from "../auth/password-meter.tsx";
import { Joined } from "./joined.tsx";

interface InvitedFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
}

/** Makes the account of an invitation, whose email is known, and joins the staff with it. */
export function InvitedForm({ token, invitation }: InvitedFormProps): ReactElement {
  const { t } = useI18n();
  const { auth } = t;
  const words = t.operations.staff.invitation;
  const form = useForm((app) => createInvitedForm(app, token, invitation.email));
  const password = form.text("password");
  if (form.isSubmitted) return <Joined invitation={invitation} />;
  return (
    <form {...form.element} className={styles.form}>
      {form.error !== undefined && (
        <Banner tone="danger" role="alert">
          {form.error}
        </Banner>
      )}
      <p>{words.registerText({ email: invitation.email })}</p>
      <div className={styles.pair}>
        <TextField {...form.text("firstName")} label={auth.firstName()} autoComplete="given-name" />
        <TextField {...form.text("lastName")} label={auth.lastName()} autoComplete="family-name" />
      </div>
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
      </div>
      <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
        {words.register()}
      </Button>
    </form>
  );
}
