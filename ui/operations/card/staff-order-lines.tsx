import type { ReactElement } from "react";
import type { Line } from "#core/cart/line.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Note } from "./note.tsx";
import * as styles from "./staff-order-lines.css.ts";

interface StaffOrderLinesProps {
  readonly lines: readonly Line[];
  /** The dialog shows what each line costs; the kitchen does not care. */
  readonly withPrices?: boolean;
}

/** The lines to prepare: quantities always shown, modifiers below their product, notes highlighted. */
export function StaffOrderLines({ lines, withPrices = false }: StaffOrderLinesProps): ReactElement {
  const { t, format } = useI18n();
  return (
    <ul className={styles.lines} aria-label={t.operations.lines()}>
      {lines.map((line) => (
        <li key={line.itemId} className={styles.line}>
          <span className={styles.quantity({ isSeveral: line.qty > 1 })}>{line.qty}×</span>
          <div className={styles.words}>
            <p className={styles.name}>
              <bdi>{line.name}</bdi>
              {withPrices && <span className={styles.price}>{format.money(line.total)}</span>}
            </p>
            {line.modifiers.length > 0 && (
              <ul className={styles.modifiers}>
                {line.modifiers.map((modifier) => (
                  <li key={`${modifier.groupId}${modifier.modifierId}`}>
                    <bdi>{modifier.name}</bdi>
                  </li>
                ))}
              </ul>
            )}
            {line.notes !== null && <Note label={t.operations.note()} text={line.notes} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
