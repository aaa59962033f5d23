import type { ReactElement } from "react";
import type { Line } from "#core/cart/line.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./sums.css.ts";

interface LineTraceProps {
  readonly line: Pick<Line, "trace" | "total">;
}

/** The steps of a price; they add up to what it costs. */
export function LineTrace({ line }: LineTraceProps): ReactElement {
  const { t, format } = useI18n();
  return (
    <dl className={styles.sums}>
      {line.trace.map(({ key, amount }, index) => (
        <div key={key} className={styles.row}>
          <dt>{t.cart.trace[key]()}</dt>
          <dd>{index === 0 ? format.money(amount) : format.moneyDelta(amount)}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>{t.cart.total()}</dt>
        <dd>{format.money(line.total)}</dd>
      </div>
    </dl>
  );
}
