import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./rewards-screen.css.ts";

interface PointsRuleProps {
  /** How many points for which amount; null while nobody says so. */
  readonly rate: { readonly points: string; readonly amount: string } | null;
}

/** How points are earned, used and returned (REWARD-3). */
export function PointsRule({ rate }: PointsRuleProps): ReactElement {
  const { t } = useI18n();
  return (
    <section className={styles.rule} aria-labelledby="points-rule">
      <h2 id="points-rule" className={styles.title}>
        {t.rewards.howTitle()}
      </h2>
      <ol className={styles.steps}>
        <li className={styles.step}>
          {t.rewards.howEarn()}
          {rate !== null && <strong className={styles.rate}>{t.rewards.howRate(rate)}</strong>}
        </li>
        <li className={styles.step}>{t.rewards.howEligible()}</li>
        <li className={styles.step}>{t.rewards.howSpend()}</li>
        <li className={styles.step}>{t.rewards.howBack()}</li>
      </ol>
      <p className={styles.quiet}>{t.rewards.howMoney()}</p>
    </section>
  );
}
