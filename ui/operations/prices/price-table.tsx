import type { ReactElement } from "react";
import type { PriceRow, PriceSection } from "#core/menu/price-update/price-table.ts";
import { writeTypedAmount } from "#core/money/typed-amount.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Difference } from "./price-difference.tsx";
import { PriceField } from "./price-field.tsx";
import { PriceColumns } from "./price-columns.tsx";
import * as styles from "./price-table.css.ts";

interface PriceTableProps {
  readonly sections: readonly PriceSection[];
  readonly nameOf: (locationId: string) => string;
  readonly isDisabled: boolean;
  readonly onType: (key: string, text: string) => void;
}

/** Every price that is looked for with its new one; on a phone each is a card. */
export function PriceTable({ sections, nameOf, isDisabled, onType }: PriceTableProps): ReactElement {
  const { t } = useI18n();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t.priceUpdates.oneTitle()}>
        <PriceColumns before={t.priceUpdates.current()} isTyped />
        {sections.map(({ key, name, rows }) => (
          <tbody key={key} className={styles.group}>
            <tr className={styles.groupRow}>
              <th colSpan={5} scope="rowgroup" className={styles.groupHead}>
                <bdi>{name}</bdi>
              </th>
            </tr>
            {rows.map((row) => (
              <TypedRow
                key={row.key}
                row={row}
                locationName={nameOf(row.place.locationId)}
                isDisabled={isDisabled}
                onType={onType}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface TypedRowProps extends Pick<PriceTableProps, "isDisabled" | "onType"> {
  readonly row: PriceRow;
  readonly locationName: string;
}

function TypedRow({ row, locationName, isDisabled, onType }: TypedRowProps): ReactElement {
  const { t, format } = useI18n();
  const { key, name, currentPrice, typed, difference, isLarge, isStale, isUnreadable } = row;
  return (
    <tr className={isStale ? styles.staleRow : styles.row}>
      <th scope="row" className={styles.name}>
        <bdi>{name}</bdi>
      </th>
      <td className={styles.location}>
        <bdi>{locationName}</bdi>
      </td>
      <td className={styles.price}>
        {format.money(currentPrice)}
        {isStale && row.change !== null && (
          <span className={styles.notice}>
            {t.priceUpdates.wasPlanned({ price: format.money(row.change.expectedPrice) })}
          </span>
        )}
      </td>
      <td className={styles.entry}>
        <PriceField
          label={t.priceUpdates.newOf({ name, location: locationName })}
          placeholder={writeTypedAmount(currentPrice, format.decimalMark)}
          value={typed}
          error={isUnreadable ? t.priceUpdates.unreadable() : undefined}
          isDisabled={isDisabled}
          onChange={(text) => onType(key, text)}
        />
      </td>
      <td className={styles.change}>
        {difference !== null && <Difference difference={difference} isLarge={isLarge} />}
      </td>
    </tr>
  );
}
