import type { ReactElement } from "react";
import type { Line } from "#core/cart/line.ts";
import { isSameMoney } from "#core/money/compare.ts";
import { Price } from "#ui/design/price.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./cart-line.css.ts";

interface LinePriceProps {
  readonly line: Line | null;
}

/** The price of a line, with the price before a discount struck through, and the points paid. */
export function LinePrice({ line }: LinePriceProps): ReactElement | null {
  const { t, format } = useI18n();
  if (line === null) return null;
  const isReduced = !isSameMoney(line.total, line.linePrice);
  return (
    <div className={styles.amounts}>
      <Price
        tone="strong"
        className={isReduced ? styles.stacked : undefined}
        before={isReduced ? { text: format.money(line.linePrice), label: t.menu.discounted() } : undefined}
      >
        {format.money(line.total)}
      </Price>
      {line.pointsUsed > 0 && (
        <span className={styles.paid}>
          {t.cart.paidWithPoints({ points: format.points(line.pointsUsed) })}
        </span>
      )}
    </div>
  );
}
