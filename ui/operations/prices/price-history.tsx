import type { ReactElement } from "react";
import type { PriceUpdateMoment } from "#core/menu/price-update/price-update.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { useMomentText } from "./use-moment-text.ts";
import * as styles from "./price-update-screen.css.ts";

interface PriceHistoryProps {
  readonly timeline: readonly PriceUpdateMoment[];
}

/** What happened to an update, the newest first. */
export function PriceHistory({ timeline }: PriceHistoryProps): ReactElement {
  const { t, format } = useI18n();
  const momentText = useMomentText();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  return (
    <section className={styles.history} aria-labelledby="price-history">
      <h2 id="price-history" className={styles.heading}>
        {t.priceUpdates.history()}
      </h2>
      <ol className={styles.moments}>
        {timeline.toReversed().map((moment, index) => (
          <li key={timeline.length - index} className={styles.moment}>
            <span className={styles.move}>{t.priceUpdates.moves[moment.move]()}</span>
            <span className={styles.quiet}>
              {momentText(moment, format.relative(moment.at, now, OFFICE_TIMEZONE))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
