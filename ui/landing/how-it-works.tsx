import { useId, type ReactElement } from "react";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as landing from "./landing.css.ts";
import * as styles from "./how-it-works.css.ts";

/** Three steps from a menu to the first order. */
export function HowItWorks(): ReactElement {
  const { t } = useI18n();
  const id = useId();
  const steps = [
    { title: t.landing.how1(), text: t.landing.how1Text() },
    { title: t.landing.how2(), text: t.landing.how2Text() },
    { title: t.landing.how3(), text: t.landing.how3Text() },
  ];
  return (
    <section id="how" aria-labelledby={id} className={`${page()} ${landing.section} ${styles.section}`}>
      <h2 id={id} className={landing.heading}>
        {t.landing.howTitle()}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
