import type { ReactElement } from "react";
import type { Line } from "#core/cart/line.ts";
import { isSameMoney } from "#core/money/compare.ts";
import { Price } from "#ui/design/price.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LineNote } from "./line-note.tsx";
import { LineTrace } from "./line-trace.tsx";
import * as styles from "./sums.css.ts";
import { Why } from "./why.tsx";

interface OrderLinesProps {
  readonly lines: readonly Line[];
  /** Shows "Why?" under each line. */
  readonly explains?: boolean;
}

/** The lines of an order: quantity first, modifiers beneath, price at the end. */
export function OrderLines({ lines, explains = false }: OrderLinesProps): ReactElement {
  const { t, format } = useI18n();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.itemId} className={styles.line}>
          <span className={styles.quantity}>{format.count(line.qty)}×</span>
          <div className={styles.words}>
            <p className={styles.name}>
              <bdi>{line.name}</bdi>
            </p>
            {line.modifiers.length > 0 && (
              <ul className={styles.details}>
                {line.modifiers.map(({ groupId, modifierId, name }) => (
                  <li key={`${groupId}${modifierId}`}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            )}
            {line.notes !== null && (
              <p className={styles.details}>
                <LineNote text={line.notes} />
              </p>
            )}
          </div>
          <Price
            className={styles.price}
            tone="strong"
            before={
              isSameMoney(line.total, line.linePrice)
                ? undefined
                : { text: format.money(line.linePrice), label: t.menu.discounted() }
            }
          >
            {format.money(line.total)}
          </Price>
          {explains && (
            <div className={styles.whole}>
              <Why about={line.name}>
                <LineTrace line={line} />
              </Why>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
