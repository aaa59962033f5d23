import type { ReactElement } from "react";
import type { AllDayItem, AllDayVariant } from "#core/order/board/all-day.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./all-day.css.ts";

interface AllDayListProps {
  readonly items: readonly AllDayItem[];
}

/** Each product with its pieces, to be read from where one cooks; what is made differently stands below it. */
export function AllDayList({ items }: AllDayListProps): ReactElement {
  const { t } = useI18n();
  if (items.length === 0) return <p className={styles.empty}>{t.allDay.nothing()}</p>;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.productId} className={styles.item}>
          <strong className={styles.count}>{item.now}×</strong>
          <span className={styles.name}>
            <bdi>{item.name}</bdi>
            <Later pieces={item.later} />
          </span>
          {item.variants.length > 1 || (item.variants[0]?.modifiers.length ?? 0) > 0 ? (
            <ul className={styles.variants}>
              {item.variants.map((variant) => (
                <Variant key={variant.modifiers.join()} variant={variant} />
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface VariantProps {
  readonly variant: AllDayVariant;
}

function Variant({ variant: { modifiers, now, later } }: VariantProps): ReactElement {
  const { t } = useI18n();
  return (
    <li className={styles.variant}>
      <span className={styles.variantCount}>{now}×</span>
      <span>
        {modifiers.length === 0 ? t.allDay.plain() : <bdi>{modifiers.join(", ")}</bdi>}
        <Later pieces={later} />
      </span>
    </li>
  );
}

interface LaterProps {
  readonly pieces: number;
}

function Later({ pieces }: LaterProps): ReactElement | null {
  const { t } = useI18n();
  return pieces === 0 ? null : <span className={styles.later}>{t.allDay.later({ n: pieces })}</span>;
}
