import type { ReactElement } from "react";
import { createJoinForm } from "#core/app/screen/account/create-invitation.ts";
import type { OpenInvitation } from "#core/account/staff/invitation.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "../auth/auth-card.css.ts";
import { Joined } from "./joined.tsx";

interface JoinFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
}

/** Joins the staff as the person who is signed in. */
export function JoinForm({ token, invitation }: JoinFormProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.staff.invitation;
  const form = useForm((app) => createJoinForm(app, token));
  if (form.isSubmitted) return <Joined invitation={invitation} />;
  return (
    <form {...form.element} className={styles.form}>
      {form.error !== undefined && (
        <Banner tone="danger" role="alert">
          {form.error}
        </Banner>
      )}
      <p>{words.joinText({ email: invitation.email })}</p>
      <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
        {words.join()}
      </Button>
    </form>
  );
}
