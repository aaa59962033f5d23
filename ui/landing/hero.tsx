import type { ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as landing from "./landing.css.ts";
import * as styles from "./hero.css.ts";
import { HeroScene } from "./tour/hero-scene.tsx";

interface HeroProps {
  readonly leadsToDemo: boolean;
}

/** What it is in one sentence, and a picture of both ends of an order. */
export function Hero({ leadsToDemo }: HeroProps): ReactElement {
  const { t } = useI18n();
  return (
    <section className={`${page()} ${styles.hero}`}>
      <div>
        <h1 className={styles.title}>{t.landing.hero()}</h1>
        <p className={landing.lead}>{t.landing.heroText()}</p>
        <div className={styles.doors}>
          <a href={leadsToDemo ? "#demo" : "#how"} className={buttonStyle({ size: "xl", color: "accent" })}>
            {leadsToDemo ? t.landing.ctaSecond() : t.landing.howTitle()}
          </a>
          <ScopedLink to="/login" className={buttonStyle({ size: "xl", color: "white" })}>
            {t.landing.signIn()}
          </ScopedLink>
        </div>
      </div>
      <HeroScene />
    </section>
  );
}
