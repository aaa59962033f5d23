import type { ReactElement } from "react";
import { createDeletionForm } from "#core/app/screen/create-profile.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Navigate } from "#ui/router/navigate.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import { PasswordField } from "../auth/password-field.tsx";
import * as styles from "./profile-screen.css.ts";

interface DeletionFormProps {
  readonly email: string;
}

/** Says what goes and what stays, and asks for the email typed and the password; then the page signs out. */
export function DeletionForm({ email }: DeletionFormProps): ReactElement {
  const { t } = useI18n();
  const words = t.profile;
  const here = useScopedPath();
  const form = useForm(createDeletionForm);
  if (form.isSubmitted) return <Navigate to={here("/logout")} />;
  return (
    <form {...form.element} className={styles.form}>
      <p>{words.deleteText()}</p>
      {form.error !== undefined && (
        <Banner tone="danger" role="alert">
          {form.error}
        </Banner>
      )}
      <TextField
        {...form.text("confirmation")}
        label={words.confirmation({ email })}
        autoComplete="off"
        inputMode="email"
      />
      <PasswordField
        {...form.text("password")}
        label={words.passwordProof()}
        autoComplete="current-password"
      />
      <Button type="submit" fullWidth loading={form.isBusy}>
        {words.deleteForever()}
      </Button>
    </form>
  );
}
