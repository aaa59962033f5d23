import type { ReactElement } from "react";
import { MAX_UNCONFIRMED_PERCENT, type PriceDifference } from "#core/menu/price-update/price-difference.ts";
import { isZero } from "#core/money/compare.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import type { Format } from "#ui/i18n/format.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./price-table.css.ts";

interface DifferenceProps {
  readonly difference: PriceDifference;
  readonly isLarge: boolean;
}

/** How much a price rises or falls, in money and per cent; a large one is marked. */
export function Difference({ difference, isLarge }: DifferenceProps): ReactElement {
  const { t, format } = useI18n();
  const { amount, percent } = difference;
  if (isZero(amount)) return <span className={styles.quiet}>{format.money(amount)}</span>;
  return (
    <span className={styles.difference}>
      <span>{format.moneyDelta(amount)}</span>
      {percent !== null && <span className={styles.quiet}>{signedPercent(format, percent)}</span>}
      {isLarge && (
        <Badge tone="warn" icon={<WarningIcon size={14} />}>
          {t.priceUpdates.large({ percent: format.rate(String(MAX_UNCONFIRMED_PERCENT)) })}
        </Badge>
      )}
    </span>
  );
}

function signedPercent(format: Format, percent: string): string {
  return percent.startsWith("-") ? `−${format.rate(percent.slice(1))}` : `+${format.rate(percent)}`;
}
