import type { ReactElement } from "react";
import { withRedirect } from "#core/routing/redirect-parameter.ts";
import { useLocation } from "react-router";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { GiftIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./rewards-screen.css.ts";

/** Asks a guest to sign in or register, and leads back here. */
export function PointsGuest(): ReactElement {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return (
    <section className={styles.balance} aria-labelledby="points-guest">
      <span className={styles.emblem} aria-hidden="true">
        <GiftIcon size={28} />
      </span>
      <div className={styles.words}>
        <h2 id="points-guest" className={styles.guestTitle}>
          {t.rewards.guestTitle()}
        </h2>
        <p>{t.rewards.guestText()}</p>
      </div>
      <div className={styles.doors}>
        <ScopedLink
          to={withRedirect("/login", pathname)}
          className={buttonStyle({ size: "md", color: "accent" })}
        >
          {t.navigation.login()}
        </ScopedLink>
        <ScopedLink
          to={withRedirect("/register", pathname)}
          className={buttonStyle({ size: "md", look: "outline" })}
        >
          {t.navigation.register()}
        </ScopedLink>
      </div>
    </section>
  );
}

/** Its room until it is known who is there, so that what is below does not move then. */
export function PointsGuestRoom(): ReactElement {
  const { t } = useI18n();
  return (
    <div className={styles.balanceRoom} role="status" aria-busy="true">
      <VisuallyHidden>{t.common.loading()}</VisuallyHidden>
      <div className={styles.unseen}>
        <PointsGuest />
      </div>
    </div>
  );
}
