import type { ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { Closing } from "./closing.tsx";
import { title } from "./hero.css.ts";
import { HowItWorks } from "./how-it-works.tsx";
import * as landing from "./landing.css.ts";
import { FEATURES_PATH } from "./paths.ts";
import { Calculator } from "./prices/calculator.tsx";
import * as styles from "./short-screen.css.ts";

/** The shorter landing page: the calculator first, three facts, three steps (LANDING-2). */
export default function ShortScreen(): ReactElement {
  const { t } = useI18n();
  const { demo } = usePageSettings();
  const facts = [
    { text: t.landing.short1(), picture: "1f511" },
    { text: t.landing.short2(), picture: "1f6f5" },
    { text: t.landing.short3(), picture: "1f514" },
  ];
  return (
    <main id="content" tabIndex={-1} className={landing.screen}>
      <section className={`${page()} ${styles.opening}`}>
        <div>
          <h1 className={title}>{t.landing.shortTitle()}</h1>
          <p className={landing.lead}>{t.landing.shortText()}</p>
          <ul className={styles.facts}>
            {facts.map(({ text, picture }) => (
              <li key={picture} className={styles.fact}>
                <img
                  src={`/pictures/${picture}.webp`}
                  alt=""
                  width={44}
                  height={44}
                  className={styles.picture}
                />
                {text}
              </li>
            ))}
          </ul>
          <ScopedLink to={FEATURES_PATH} className={buttonStyle({ size: "xl", color: "white" })}>
            {t.landing.tour.more()}
          </ScopedLink>
        </div>
        <Calculator />
      </section>
      <HowItWorks />
      <Closing leadsToDemo={demo} />
    </main>
  );
}
