import type { ReactElement } from "react";
import { isLargeChange, priceDifference } from "#core/menu/price-update/price-difference.ts";
import { placeKey, type ListedPriceChange, type PriceUpdate } from "#core/menu/price-update/price-update.ts";
import { isSameMoney } from "#core/money/compare.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Difference } from "./price-difference.tsx";
import { PriceColumns } from "./price-columns.tsx";
import * as styles from "./price-table.css.ts";

interface PriceChangesTableProps {
  readonly update: PriceUpdate;
  readonly nameOf: (locationId: string) => string;
}

/** The changes of an update that nobody edits: what it was, what it becomes, and where the price of now is another one. */
export function PriceChangesTable({ update, nameOf }: PriceChangesTableProps): ReactElement {
  const { t } = useI18n();
  const { status, changes } = update;
  const isBefore = status === "draft" || status === "scheduled";
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t.priceUpdates.oneTitle()}>
        <PriceColumns before={isBefore ? t.priceUpdates.current() : t.priceUpdates.old()} isTyped={false} />
        <tbody className={styles.group}>
          {changes.map((change) => (
            <ChangeRow
              key={placeKey(change)}
              change={change}
              locationName={nameOf(change.locationId)}
              held={status === "applied" ? change.newPrice : change.expectedPrice}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChangeRowProps {
  readonly change: ListedPriceChange;
  readonly locationName: string;
  /** The price of now, if nobody changed it since. */
  readonly held: ListedPriceChange["newPrice"];
}

function ChangeRow({ change, locationName, held }: ChangeRowProps): ReactElement {
  const { t, format } = useI18n();
  const { name, expectedPrice, newPrice, currentPrice } = change;
  const isOther = currentPrice === null || !isSameMoney(currentPrice, held);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <bdi>{name}</bdi>
      </th>
      <td className={styles.location}>
        <bdi>{locationName}</bdi>
      </td>
      <td className={styles.price}>
        {format.money(expectedPrice)}
        {isOther && (
          <span className={styles.notice}>
            {currentPrice === null
              ? t.priceUpdates.notSold()
              : t.priceUpdates.nowCosts({ price: format.money(currentPrice) })}
          </span>
        )}
      </td>
      <td className={styles.newPrice}>{format.money(newPrice)}</td>
      <td className={styles.change}>
        <Difference difference={priceDifference(expectedPrice, newPrice)} isLarge={isLargeChange(change)} />
      </td>
    </tr>
  );
}
