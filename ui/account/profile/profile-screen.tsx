import { Suspense, type ReactElement } from "react";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AddressesSection } from "./addresses-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import * as styles from "./profile-screen.css.ts";

const PasskeysSection = late(async () => (await import("./passkeys-section.tsx")).PasskeysSection);

/** The account of who is signed in: names and phone, preferences, addresses, password, passkeys, own data (ACCOUNT-27). */
export default function ProfileScreen(): ReactElement {
  const { t } = useI18n();
  const { auth } = useActors();
  // The first render has no user.
  const user = useSelected(auth, selectUser);
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "middle" })} ${styles.screen}`}>
      <PageHeader title={t.navigation.profile()} />
      {user === null ? (
        <SkeletonList label={t.common.loading()} />
      ) : (
        <Suspense fallback={<SkeletonList label={t.common.loading()} />}>
          <DetailsSection user={user} />
          <PreferencesSection />
          <AddressesSection user={user} />
          <PasswordSection />
          <PasskeysSection />
          <SessionsSection />
          <DataSection user={user} />
        </Suspense>
      )}
    </main>
  );
}
