import type { ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./consent-answers.css.ts";

/** What each of the three answers does. */
export interface ConsentAnswersProps {
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  readonly onSettings: () => void;
}

/** The three answers, which are equals whatever the question says (CONSENT-1). */
export function ConsentAnswers({ onAccept, onRefuse, onSettings }: ConsentAnswersProps): ReactElement {
  const { t } = useI18n();
  return (
    <div className={styles.buttons}>
      <Button color="white" className={styles.button} onPress={onRefuse}>
        {t.consent.refuse()}
      </Button>
      <Button color="white" className={styles.button} onPress={onSettings}>
        {t.consent.settings()}
      </Button>
      <Button color="white" className={styles.button} onPress={onAccept}>
        {t.consent.accept()}
      </Button>
    </div>
  );
}
