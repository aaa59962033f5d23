import type { ReactElement } from "react";
import { countResults } from "#core/sales/replay/replay-day.ts";
import { REPLAY_RESULTS, type ReplayedOrder } from "#core/sales/replay/replay.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as dashboard from "../dashboard.css.ts";
import * as styles from "./replay.css.ts";

interface ReplayFiguresProps {
  readonly orders: readonly ReplayedOrder[];
}

/** How many orders would have come out in each way, and how many did. */
export function ReplayFigures({ orders }: ReplayFiguresProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.dashboard.replay;
  const happened = countResults(orders, "happened");
  const replayed = countResults(orders, "replayed");
  return (
    <dl className={styles.figures} aria-live="polite">
      {REPLAY_RESULTS.filter((result) => result !== "open" || happened.open + replayed.open > 0).map(
        (result) => (
          <div key={result} className={styles.figure}>
            <dt className={styles.result[result]}>{words.results[result]()}</dt>
            <dd className={dashboard.leadValue}>{format.count(replayed[result])}</dd>
            <dd className={dashboard.hint}>{words.happened({ n: format.count(happened[result]) })}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
