import type { ReactElement } from "react";
import type { ShownLegalText } from "#core/legal/legal-text.ts";
import { useIsAtBottom, useStandsAtBottom } from "#ui/design/layout/screen-bottom.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ConsentAnswers, type ConsentAnswersProps } from "./consent-answers.tsx";
import { ConsentPrompt } from "./consent-prompt.tsx";
import * as styles from "./consent-bar.css.ts";

interface ConsentBarProps extends ConsentAnswersProps {
  /** The organization's own words; null where the standard text stands. */
  readonly own: ShownLegalText | null;
}

/** The question, at the bottom of the page and never over what can be pressed there. */
export function ConsentBar({ own, ...answers }: ConsentBarProps): ReactElement {
  const { t } = useI18n();
  useStandsAtBottom("question");
  const isAboveBar = useIsAtBottom("bar");
  return (
    <section
      className={styles.bar}
      aria-label={t.consent.title()}
      data-above-bar={isAboveBar ? "" : undefined}
    >
      <ConsentPrompt own={own} />
      <div className={styles.answers}>
        <ConsentAnswers {...answers} />
      </div>
    </section>
  );
}
