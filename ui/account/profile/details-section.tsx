import type { ReactElement } from "react";
import type { User } from "#core/account/user.ts";
import { createDetailsForm } from "#core/app/screen/create-profile.ts";
import { withRedirect } from "#core/routing/redirect-parameter.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import { ProfileSection } from "./profile-section.tsx";
import * as styles from "./profile-screen.css.ts";

interface DetailsSectionProps {
  readonly user: User;
}

/** Names, the email, and the phone, which is proved on a page of its own. */
export function DetailsSection({ user }: DetailsSectionProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.profile;
  const here = useScopedPath();
  const form = useForm(createDetailsForm);
  return (
    <ProfileSection title={words.details()}>
      <form {...form.element} className={styles.form}>
        {form.error !== undefined && (
          <Banner tone="danger" role="alert">
            {form.error}
          </Banner>
        )}
        <div className={styles.pair}>
          <TextField {...form.text("firstName")} label={t.auth.firstName()} autoComplete="given-name" />
          <TextField {...form.text("lastName")} label={t.auth.lastName()} autoComplete="family-name" />
        </div>
        <div className={styles.start}>
          <Button type="submit" size="md" color="accent" loading={form.isBusy}>
            {words.save()}
          </Button>
        </div>
      </form>
      <div className={styles.fact}>
        <div>
          <p className={styles.name}>{t.auth.email()}</p>
          <p>
            <bdi>{user.email}</bdi>
          </p>
          <p className={styles.name}>{words.emailText()}</p>
        </div>
      </div>
      <div className={styles.fact}>
        <div>
          <p className={styles.name}>{words.phone()}</p>
          <p className={styles.start}>
            {user.phone === null ? words.phoneMissing() : <bdi>{format.phone(user.phone)}</bdi>}
            {user.phone !== null && user.phoneVerifiedAt === null && (
              <Badge tone="warn">{words.phoneUnproved()}</Badge>
            )}
          </p>
        </div>
        <ScopedLink
          to={withRedirect("/add-phone-number", here("/profile"))}
          className={buttonStyle({ size: "md", look: "soft" })}
        >
          {user.phone === null ? words.addPhone() : words.changePhone()}
        </ScopedLink>
      </div>
    </ProfileSection>
  );
}
