import type { ReactElement, ReactNode } from "react";
import type { ConsentTopics } from "#core/consent/consent.ts";
import type { ShownLegalText } from "#core/legal/legal-text.ts";
import { Switch } from "#ui/design/choice/switch.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./consent-prompt.css.ts";
import { OnlyInNote } from "./only-in-note.tsx";

interface ConsentTopicSwitchesProps {
  readonly topics: ConsentTopics;
  /** The organization's own words; null where the standard text stands. */
  readonly own: ShownLegalText | null;
  readonly onChange: (topics: ConsentTopics) => void;
}

/** What may be measured, one by one, with what is said of each (CONSENT-6). */
export function ConsentTopicSwitches({ topics, own, onChange }: ConsentTopicSwitchesProps): ReactElement {
  const { t } = useI18n();
  const about = (topic: keyof ConsentTopics, standard: string): ReactNode => {
    const words = own?.[topic];
    return own === null || words === undefined ? (
      standard
    ) : (
      <span className={styles.topic} lang={own.locale} dir="auto">
        {words}
      </span>
    );
  };
  return (
    <>
      <Switch label={t.consent.necessary()} description={t.consent.necessaryText()} isSelected isDisabled />
      {own !== null && <OnlyInNote own={own} />}
      <Switch
        label={t.consent.analytics()}
        description={about("analytics", t.consent.analyticsText())}
        isSelected={topics.analytics}
        onChange={(analytics) => onChange({ ...topics, analytics })}
      />
      <Switch
        label={t.consent.marketing()}
        description={about("marketing", t.consent.marketingText())}
        isSelected={topics.marketing}
        onChange={(marketing) => onChange({ ...topics, marketing })}
      />
    </>
  );
}
