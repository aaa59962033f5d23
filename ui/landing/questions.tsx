import { useId, type ReactElement } from "react";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as landing from "./landing.css.ts";
import * as styles from "./questions.css.ts";

/** What owners ask; native disclosures, which open without a script. */
export function Questions(): ReactElement {
  const { t } = useI18n();
  const id = useId();
  const entries = [
    { question: t.landing.question1(), answer: t.landing.answer1() },
    { question: t.landing.question2(), answer: t.landing.answer2() },
    { question: t.landing.question3(), answer: t.landing.answer3() },
    { question: t.landing.question4(), answer: t.landing.answer4() },
    { question: t.landing.question5(), answer: t.landing.answer5() },
  ];
  return (
    <section aria-labelledby={id} className={`${page()} ${styles.section}`}>
      <h2 id={id} className={landing.heading}>
        {t.landing.questions()}
      </h2>
      <div className={styles.list}>
        {entries.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>
              {question}
              <PlusIcon className={styles.sign} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
