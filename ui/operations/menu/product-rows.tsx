import { memo, type ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import type { ProductEntry } from "#core/draft/menu-entry.ts";
import { priceRange, type OutlineRow } from "#core/draft/menu-outline.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { EntryStateBadge } from "./entry-state-badge.tsx";
import { SortedRows } from "./sorted-rows.tsx";
import * as styles from "./menu-editor.css.ts";

interface ProductRowsProps {
  readonly label: string;
  readonly rows: readonly OutlineRow<ProductEntry>[];
  readonly locationIds: readonly LocationId[];
  /** Whether they stand in the order of one category, which can be changed. */
  readonly isSorted: boolean;
  readonly onOpen: (entry: ProductEntry) => void;
  readonly onMove: (moved: ProductEntry, index: number) => void;
}

/** Products with their lowest price; Enter or a press opens one. */
export const ProductRows = memo(function ProductRows(props: ProductRowsProps): ReactElement {
  const { label, rows, locationIds, isSorted, onOpen, onMove } = props;
  const { t, format } = useI18n();
  const words = t.operations.menuEditor;
  const withEntry = (id: string, act: (entry: ProductEntry) => void): void => {
    const row = rows.find(({ entry }) => entry.id === id);
    if (row !== undefined) act(row.entry);
  };
  const priceText = (entry: ProductEntry): string => {
    const range = priceRange(entry, locationIds);
    if (range === null) return words.unpriced();
    const price = format.money(range.lowest);
    return range.isOne ? price : words.differentPrices({ price });
  };
  return (
    <SortedRows
      label={label}
      onOpen={(id) => withEntry(id, onOpen)}
      onMove={isSorted ? (id, index) => withEntry(id, (entry) => onMove(entry, index)) : null}
      rows={rows.map(({ entry, name, state }) => ({
        id: entry.id,
        name: name === "" ? words.unnamed() : name,
        content: (
          <>
            {entry.picture === null ? (
              <span className={styles.noPicture} />
            ) : (
              <img
                className={styles.picture}
                src={entry.picture.url}
                alt=""
                width={44}
                height={44}
                loading="lazy"
              />
            )}
            <span className={styles.words}>
              <bdi className={styles.name}>{name === "" ? words.unnamed() : name}</bdi>
              <span className={styles.quiet}>{priceText(entry)}</span>
            </span>
            <EntryStateBadge state={state} />
          </>
        ),
      }))}
    />
  );
});
