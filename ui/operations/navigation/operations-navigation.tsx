import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOfficeNavigation } from "./navigation-entries.tsx";
import * as styles from "./operations-navigation.css.ts";
import { CurrentLink } from "#ui/router/current-link.tsx";

/** The sidebar with the pages of operations, on wide screens; not shown for a single page. */
export function OperationsNavigation(): ReactElement | null {
  const { t } = useI18n();
  const entries = useOfficeNavigation();
  return (
    <nav className={styles.rail} aria-label={t.operations.navigation()}>
      <ul className={styles.list}>
        {entries.map(({ id, to, label, icon }) => (
          <li key={id}>
            <CurrentLink to={to} className={styles.link}>
              {icon}
              <span>{label}</span>
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
