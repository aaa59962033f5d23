import { useState, type ReactElement } from "react";
import { NO_TOPICS } from "#core/consent/consent.ts";
import { shownLegalText, type LegalContent } from "#core/legal/legal-text.ts";
import { ConsentAnswers } from "#ui/consent/consent-answers.tsx";
import { ConsentPrompt } from "#ui/consent/consent-prompt.tsx";
import { ConsentTopicSwitches } from "#ui/consent/consent-topic-switches.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./consent-preview.css.ts";

interface ConsentPreviewProps {
  readonly content: LegalContent;
}

/** The question of consent as a new visitor reads it, and the consent settings behind it; nobody answers here. */
export function ConsentPreview({ content }: ConsentPreviewProps): ReactElement {
  const { t, locale } = useI18n();
  const [topics, choose] = useState(NO_TOPICS);
  const own = shownLegalText(content, locale);
  const ignore = (): void => undefined;
  return (
    <div className={styles.screens}>
      <div className={styles.bar}>
        <ConsentPrompt own={own} />
        <div inert>
          <ConsentAnswers onAccept={ignore} onRefuse={ignore} onSettings={ignore} />
        </div>
      </div>
      <div className={styles.settings}>
        <h3 className={styles.title}>{t.consent.title()}</h3>
        <ConsentTopicSwitches topics={topics} own={own} onChange={choose} />
      </div>
    </div>
  );
}
