import type { ReactElement } from "react";
import type { ShownLegalText } from "#core/legal/legal-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./consent-prompt.css.ts";
import { OnlyInNote } from "./only-in-note.tsx";

interface ConsentPromptProps {
  /** The organization's own words; null where the standard text stands. */
  readonly own: ShownLegalText | null;
}

/** What is asked, above the buttons. It is text alone: a link here would come before the one that skips to the content. */
export function ConsentPrompt({ own }: ConsentPromptProps): ReactElement {
  const { t } = useI18n();
  // Two paragraphs: the larger one of the whole would be the largest thing that a phone paints, long after the page.
  if (own === null)
    return (
      <div>
        <p className={styles.text}>{t.consent.necessaryUse()}</p>
        <p className={styles.text}>{t.consent.askedUse()}</p>
      </div>
    );
  return (
    <>
      <OnlyInNote own={own} />
      <p className={styles.own} lang={own.locale} dir="auto">
        {own.body}
      </p>
    </>
  );
}
