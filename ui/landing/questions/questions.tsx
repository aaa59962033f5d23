import { useId, type ReactElement } from "react";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as landing from "../landing.css.ts";
import type { Question } from "../words/question-lists.ts";
import * as styles from "./questions.css.ts";

interface QuestionsProps {
  readonly entries: readonly Question[];
}

/** What owners ask; native disclosures, which open without a script. */
export function Questions({ entries }: QuestionsProps): ReactElement {
  const { t } = useI18n();
  const id = useId();
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
