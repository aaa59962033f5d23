import type { ReactElement } from "react";
import { buttonStyle } from "#ui/design/button.css.ts";
import { page } from "#ui/design/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import { HeroScene } from "./hero-scene.tsx";
import * as landing from "./landing.css.ts";
import * as styles from "./hero.css.ts";

interface HeroProps {
  readonly leadsToDemo: boolean;
}

/** What it is in one sentence, and a picture of both ends of an order. */
export function Hero({ leadsToDemo }: HeroProps): ReactElement {
  const { L } = useI18n();
  return (
    <section className={`${page()} ${styles.hero}`}>
      <div>
        <h1 className={styles.title}>{L.landing.hero()}</h1>
        <p className={landing.lead}>{L.landing.heroText()}</p>
        <div className={styles.doors}>
          <a href={leadsToDemo ? "#demo" : "#how"} className={buttonStyle({ size: "xl", color: "accent" })}>
            {leadsToDemo ? L.landing.ctaSecond() : L.landing.howTitle()}
          </a>
          <HereLink to="/login" className={buttonStyle({ size: "xl", color: "white" })}>
            {L.landing.signIn()}
          </HereLink>
        </div>
      </div>
      <HeroScene />
    </section>
  );
}
