import type { ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./consent-bar.css.ts";

interface ConsentBarProps {
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  readonly onSettings: () => void;
}

/** The question, at the bottom of the page and never over what can be pressed there; its three answers are equals. */
export function ConsentBar({ onAccept, onRefuse, onSettings }: ConsentBarProps): ReactElement {
  const { t } = useI18n();
  return (
    <section className={styles.bar} aria-label={t.consent.title()}>
      <p className={styles.text}>{t.consent.text()}</p>
      <div className={styles.buttons}>
        <Button color="white" onPress={onRefuse}>
          {t.consent.refuse()}
        </Button>
        <Button color="white" onPress={onSettings}>
          {t.consent.settings()}
        </Button>
        <Button color="white" onPress={onAccept}>
          {t.consent.accept()}
        </Button>
      </div>
    </section>
  );
}
