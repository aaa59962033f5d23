import type { ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as landing from "./landing.css.ts";
import { CONTACT_PATH } from "./paths.ts";
import * as styles from "./closing.css.ts";

interface ClosingProps {
  readonly leadsToDemo: boolean;
}

const DISHES = ["1f355", "1f371", "1f32e", "1f957", "1f370"] as const;

/** The last word, and the doors once more. */
export function Closing({ leadsToDemo }: ClosingProps): ReactElement {
  const { t } = useI18n();
  const quiet = `${buttonStyle({ size: "xl", look: "outline" })} ${styles.quiet}`;
  return (
    <section className={page()}>
      <div className={styles.closing}>
        <p className={styles.dishes} aria-hidden="true">
          {DISHES.map((code) => (
            <img
              key={code}
              src={`/pictures/${code}.webp`}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className={styles.dish}
            />
          ))}
        </p>
        <h2 className={landing.heading}>{t.landing.closingTitle()}</h2>
        <div className={styles.doors}>
          <ScopedLink to={CONTACT_PATH} className={buttonStyle({ size: "xl", color: "white" })}>
            {t.landing.lead.door()}
          </ScopedLink>
          {leadsToDemo ? (
            <a href="/shops/bistro-nord/menu" className={quiet}>
              {t.landing.ctaSecond()}
            </a>
          ) : (
            <ScopedLink to="/login" className={quiet}>
              {t.landing.signIn()}
            </ScopedLink>
          )}
        </div>
      </div>
    </section>
  );
}
