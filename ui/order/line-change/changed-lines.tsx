import type { ReactElement } from "react";
import type { ChangedLine } from "#core/order/line-change/line-change.ts";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./changed-lines.css.ts";

interface ChangedLinesProps {
  readonly lines: readonly ChangedLine[];
  /** Whether what is offered instead came into the order; while that is open it is shown. */
  readonly isReplaced?: boolean;
}

/** The lines of a change: what goes is struck through, what comes instead stands below with its price. */
export function ChangedLines({ lines, isReplaced = true }: ChangedLinesProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.orders.lineChange;
  return (
    <ul className={styles.lines}>
      {lines.map(({ itemId, name, qty, qtyLeft, replacement }) => (
        <li key={itemId} className={styles.line}>
          <p>
            <VisuallyHidden>{words.removed()} </VisuallyHidden>
            <del className={styles.gone}>
              {format.count(qty - qtyLeft)}× <bdi>{name}</bdi>
            </del>
          </p>
          {replacement !== null && isReplaced && (
            <p className={styles.instead}>
              <span>
                <VisuallyHidden>{words.instead()} </VisuallyHidden>
                {format.count(replacement.qty)}× <bdi>{replacement.name}</bdi>
                {replacement.modifiers.map(({ groupId, modifierId, name: modifier }) => (
                  <span key={`${groupId}${modifierId}`} className={styles.modifier}>
                    <bdi>{modifier}</bdi>
                  </span>
                ))}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
