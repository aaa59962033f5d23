import type { ReactElement } from "react";
import { selectFactor, selectRecoveryCodes } from "#core/account/factor/factor-settings.selectors.ts";
import { createFactorSettings } from "#core/app/screen/account/create-factor.ts";
import { employmentOf } from "#core/account/workplace.ts";
import type { User } from "#core/account/user.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkipLink } from "#ui/design/layout/skip-link.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "#ui/operations/office-screen.css.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { FactorSection } from "./factor-section.tsx";
import * as styles from "./factor.css.ts";

interface FactorGateProps {
  readonly user: User;
}

/** Stands in place of the back office until the session proved the second factor that the organization needs (ACCOUNT-36). */
export function FactorGate({ user }: FactorGateProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.factor;
  const actor = useScreenActor(createFactorSettings);
  const factor = useSelected(actor, selectFactor);
  const hasCodes = useSelected(actor, selectRecoveryCodes).length > 0;
  // Added in another session: this one has to prove it.
  const isElsewhere = factor !== null && factor.addedAt !== null && !hasCodes;
  return (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} className={styles.gate}>
        <h1 className={office.title}>{words.gateTitle()}</h1>
        <p>{words.gateText({ organization: employmentOf(user)?.organization.name ?? "" })}</p>
        {isElsewhere ? (
          <>
            <Banner tone="warn">{words.gateAgain()}</Banner>
            <ScopedLink to="/logout" className={buttonStyle({ color: "accent", fullWidth: true })}>
              {t.auth.login()}
            </ScopedLink>
          </>
        ) : (
          <>
            <FactorSection actor={actor} />
            <p>
              <ScopedLink to="/logout" className={textLink}>
                {words.gateLogout()}
              </ScopedLink>
            </p>
          </>
        )}
      </main>
    </>
  );
}
