import { Suspense, type ReactElement } from "react";
import {
  selectIsFactorForbidden,
  selectIsFactorKnown,
} from "#core/account/factor/factor-settings.selectors.ts";
import { createFactorSettings } from "#core/app/screen/account/create-factor.ts";
import { mayUser } from "#core/account/permissions.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "#ui/operations/office-context.tsx";
import * as office from "#ui/operations/office-screen.css.ts";
import { PasskeysSection } from "../profile/passkeys-section.tsx";
import { PasswordSection } from "../profile/password-section.tsx";
import { FactorRuleSection } from "./factor-rule-section.tsx";
import { FactorSection } from "./factor-section.tsx";
import * as styles from "./security-screen.css.ts";
import { SessionsSection } from "../profile/sessions-section.tsx";

/** The second factor, passkeys, password and sessions of somebody who works (ACCOUNT-21, ACCOUNT-27, ACCOUNT-33, ACCOUNT-37). */
export default function SecurityScreen(): ReactElement {
  const { t } = useI18n();
  const { user } = useOffice();
  const factor = useScreenActor(createFactorSettings);
  const isByPin = useSelected(factor, selectIsFactorForbidden);
  // Until then it may be a session by PIN, which sees none of it (ACCOUNT-33).
  const isKnown = useSelected(factor, selectIsFactorKnown);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <h1 className={office.title}>{t.officeTitles["operations.security"]()}</h1>
      {isByPin ? (
        <Banner tone="neutral" icon={<LockIcon />} title={t.operations.factor.byPin()}>
          {t.operations.factor.byPinText()}
        </Banner>
      ) : (
        <Suspense fallback={<SkeletonList label={t.common.loading()} />}>
          <FactorSection actor={factor} />
          {isKnown && (
            <>
              <PasskeysSection />
              <SessionsSection />
              <PasswordSection />
              {mayUser(user, user.selectedOrganizationId, "staff.change") && <FactorRuleSection />}
            </>
          )}
        </Suspense>
      )}
    </main>
  );
}
