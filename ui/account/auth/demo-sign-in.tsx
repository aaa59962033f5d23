import { Button } from "#ui/design/button/button.tsx";
import { useId, type ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { DEMO_PASSWORD, DEMO_PEOPLE } from "./demo-people.ts";
import * as styles from "./demo-sign-in.css.ts";

interface DemoSignInProps {
  readonly isDisabled: boolean;
  readonly onSignIn: (email: string, password: string) => void;
}

/** Buttons that sign in as one of the demo's people; shown in a demo only. */
export function DemoSignIn({ isDisabled, onSignIn }: DemoSignInProps): ReactElement {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {t.auth.demoTitle()}
        </h2>
        <p className={styles.text}>{t.auth.demoText()}</p>
      </div>
      <ul className={styles.people}>
        {DEMO_PEOPLE.map(({ name, email, role }) => (
          <li key={email}>
            <Button
              bare
              className={styles.person}
              isDisabled={isDisabled}
              onPress={() => onSignIn(email, DEMO_PASSWORD)}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{t.auth[role]()}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
