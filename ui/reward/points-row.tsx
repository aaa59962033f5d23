import type { ReactElement } from "react";
import type { PointsEntry } from "#core/reward/points-ledger.ts";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import * as styles from "./rewards-screen.css.ts";

interface PointsRowProps {
  readonly entry: PointsEntry;
}

/** One movement: what it was, when, for which order, and the balance after it. */
export function PointsRow({ entry }: PointsRowProps): ReactElement {
  const { t, format } = useI18n();
  const { now, zone } = useShopTime();
  const { type, points, at, orderId, orderNumber, balanceAfter } = entry;
  const isTaken = type === "adjust" && points < 0;
  const sign = points < 0 ? "−" : "+";
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.strong}>{isTaken ? t.rewards.taken() : t.rewards.type[type]()}</p>
        <p className={styles.quiet}>
          <time dateTime={at}>{format.relative(at, now, zone)}</time>
          {orderId !== null && (
            <>
              {" · "}
              <ScopedLink to={`/orders/${orderId}`} className={textLink}>
                {orderNumber === null ? t.rewards.olderOrder() : t.rewards.order({ number: orderNumber })}
              </ScopedLink>
            </>
          )}
        </p>
      </div>
      <div className={styles.figures}>
        <p className={points < 0 ? styles.spent : styles.earned}>
          {sign}
          {format.points(Math.abs(points))}
        </p>
        <p className={styles.quiet}>{t.rewards.after({ points: format.count(balanceAfter) })}</p>
      </div>
    </li>
  );
}
