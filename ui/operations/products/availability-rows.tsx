import type { ReactElement } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { isOutOfStock, type AvailabilityRow } from "#core/menu/availability/availability-list.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { availabilityWords } from "./availability-words.ts";
import type { SoldOutTarget } from "./sold-out-sheet.tsx";
import * as styles from "./availability-sections.css.ts";

interface AvailabilityRowsProps {
  readonly label: string;
  readonly rows: readonly AvailabilityRow[];
  /** Whether each row says which category or group it is of. */
  readonly isSectionNamed: boolean;
  readonly unsavedIds: ReadonlySet<string>;
  readonly now: Instant;
  readonly onChoose: ((target: SoldOutTarget) => void) | null;
  readonly onRestore: (row: AvailabilityRow) => void;
  readonly onStock: (row: AvailabilityRow) => void;
}

/** Products or modifiers: arrows move from row to row, Enter opens the sheet, Tab leads to the row's buttons. */
export function AvailabilityRows(props: AvailabilityRowsProps): ReactElement {
  const { label, rows, isSectionNamed, unsavedIds, now, onChoose, onRestore, onStock } = props;
  const i18n = useI18n();
  const { t, format } = i18n;
  return (
    <GridList className={styles.rows} aria-label={label} keyboardNavigationBehavior="tab">
      {rows.map((row) => {
        const { name } = row;
        const isSoldOut = row.state.state === "unavailable";
        // Bringing it back takes pieces, not a press.
        const isOut = isOutOfStock(row);
        const isUnsaved = unsavedIds.has(row.id);
        const ask = (): void =>
          onChoose?.({ change: { type: row.type, id: row.id, disabledUntil: null }, name, isSoldOut });
        return (
          <GridListItem
            key={`${row.type} ${row.id}`}
            id={`${row.type} ${row.id}`}
            textValue={name}
            className={styles.row}
            {...(onChoose === null ? {} : { onAction: ask })}
          >
            <span className={styles.words}>
              <bdi className={styles.name}>{name}</bdi>
              {isSectionNamed && <bdi className={styles.of}>{row.sectionName}</bdi>}
              {!isSectionNamed && row.price !== null && (
                <span className={styles.of}>{format.money(row.price)}</span>
              )}
            </span>
            <span className={styles.state({ isSoldOut })}>
              <span>{isUnsaved ? t.availability.saving() : availabilityWords(i18n, row, now)}</span>
              {row.setBy !== null && row.setAt !== null && (
                <span className={styles.setBy}>
                  {t.availability.setBy({
                    name: row.setBy,
                    when: format.relative(row.setAt, now, OFFICE_TIMEZONE),
                  })}
                </span>
              )}
            </span>
            {onChoose !== null && (
              <span className={styles.buttons}>
                {row.type === "product" && (
                  <Button
                    size="sm"
                    {...(isOut ? { color: "accent" } : { look: "ghost" })}
                    isDisabled={isUnsaved}
                    aria-label={t.availability.stock.openNamed({ name })}
                    onPress={() => onStock(row)}
                  >
                    {t.availability.stock.open()}
                  </Button>
                )}
                {isSoldOut && !isOut && (
                  <Button
                    size="sm"
                    look="ghost"
                    aria-label={t.availability.changeNamed({ name })}
                    onPress={ask}
                  >
                    {t.availability.change()}
                  </Button>
                )}
                {isOut ? null : isSoldOut ? (
                  <Button
                    size="sm"
                    color="accent"
                    isDisabled={isUnsaved}
                    aria-label={t.availability.restoreNamed({ name })}
                    onPress={() => onRestore(row)}
                  >
                    {t.availability.restore()}
                  </Button>
                ) : (
                  <Button
                    size="sm"
                    look="outline"
                    isDisabled={isUnsaved}
                    aria-label={t.availability.markSoldOutNamed({ name })}
                    onPress={ask}
                  >
                    {t.availability.markSoldOut()}
                  </Button>
                )}
              </span>
            )}
          </GridListItem>
        );
      })}
    </GridList>
  );
}
