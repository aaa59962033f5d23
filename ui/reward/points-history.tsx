import type { ReactElement, RefObject } from "react";
import type { Page } from "#core/kernel/page.ts";
import { pageCount } from "#core/order/history/page-count.ts";
import type { PointsEntry } from "#core/reward/points-ledger.ts";
import { pointsPath } from "#core/reward/points-path.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderPageLinks } from "#ui/order/history/order-page-links.tsx";
import { PointsRow } from "./points-row.tsx";
import * as styles from "./rewards-screen.css.ts";

interface PointsHistoryProps {
  readonly entries: Page<PointsEntry>;
  readonly isBusy: boolean;
  /** Gets the focus when another page comes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What moved the points, newest first. */
export function PointsHistory({ entries, isBusy, heading }: PointsHistoryProps): ReactElement {
  const { t } = useI18n();
  return (
    <section className={styles.part} aria-labelledby="points-history" aria-busy={isBusy}>
      <h2 id="points-history" ref={heading} tabIndex={-1} className={styles.title}>
        {t.rewards.history()}
      </h2>
      {entries.items.length === 0 ? (
        <div className={styles.nothing}>
          <p className={styles.strong}>{t.rewards.historyEmpty()}</p>
          <p className={styles.quiet}>{t.rewards.historyEmptyText()}</p>
        </div>
      ) : (
        <ol className={styles.rows}>
          {entries.items.map((entry) => (
            <PointsRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <OrderPageLinks page={entries.page} pages={pageCount(entries)} hrefOf={pointsPath} />
    </section>
  );
}
