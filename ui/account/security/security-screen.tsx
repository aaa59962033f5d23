import { Suspense, type ReactElement } from "react";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "#ui/operations/office-screen.css.ts";
import { PasswordSection } from "../profile/password-section.tsx";
import * as styles from "./security-screen.css.ts";
import { SessionsSection } from "../profile/sessions-section.tsx";

/** The password and the sessions of somebody who works (ACCOUNT-27, ACCOUNT-33). */
export default function SecurityScreen(): ReactElement {
  const { t } = useI18n();
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <h1 className={office.title}>{t.officeTitles["operations.security"]()}</h1>
      <Suspense fallback={<SkeletonList label={t.common.loading()} />}>
        <SessionsSection />
        <PasswordSection />
      </Suspense>
    </main>
  );
}
