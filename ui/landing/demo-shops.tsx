import { useId, type ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { ArrowRightIcon } from "#ui/design/icons/controls.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as landing from "./landing.css.ts";
import * as styles from "./demo-shops.css.ts";

/** The shops of the demo, and its kitchen. Plain links, since a shop is loaded as a page of its own. */
export function DemoShops(): ReactElement {
  const { t } = useI18n();
  const id = useId();
  const shops = [
    {
      slug: "bistro-nord",
      name: "Bistro Nord",
      text: t.landing.demoBistro(),
      picture: "1f372",
      tone: "orange",
    },
    { slug: "pizza-nord", name: "Pizza Nord", text: t.landing.demoPizza(), picture: "1f355", tone: "green" },
    { slug: "zen", name: "Zen", text: t.landing.demoZen(), picture: "1f363", tone: "ink" },
  ] as const;
  const steps = [t.landing.demoStep1(), t.landing.demoStep2(), t.landing.demoStep3()];
  return (
    <section id="demo" aria-labelledby={id} className={`${page()} ${styles.section}`}>
      <h2 id={id} className={landing.heading}>
        {t.landing.demoTitle()}
      </h2>
      <p className={landing.lead}>{t.landing.demoText()}</p>
      <ul className={styles.shops}>
        {shops.map(({ slug, name, text, picture, tone }) => (
          <li key={slug}>
            <a href={`/shops/${slug}/menu`} className={styles.shop({ tone })}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <span className={styles.open}>
                {t.landing.demoOpen()}
                <ArrowRightIcon />
              </span>
              <img
                src={`/pictures/${picture}.webp`}
                alt=""
                width={160}
                height={160}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.kitchen}>
        <div>
          <h3 className={styles.kitchenTitle}>{t.landing.demoStaffTitle()}</h3>
          <p className={styles.kitchenText}>{t.landing.demoStaffText()}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
        <ScopedLink to="/login" className={buttonStyle({ size: "lg", color: "white" })}>
          {t.landing.demoStaffAction()}
        </ScopedLink>
      </div>
    </section>
  );
}
