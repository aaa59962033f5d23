import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem, type GridListProps } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { classNames } from "#ui/design/class-names.ts";
import { MenuLinesIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./sorted-rows.css.ts";

interface SortedRow {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

interface SortedRowsProps {
  readonly label: string;
  readonly rows: readonly SortedRow[];
  /** Without it the rows stay where they are. */
  readonly onMove: ((id: string, index: number) => void) | null;
  readonly onOpen?: ((id: string) => void) | undefined;
  /** One of them is chosen, null none. */
  readonly chosenId?: string | null | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
}

/**
 * Rows in an order that is changed by dragging, with the pointer or the keyboard: Enter on a row's handle, arrows, Enter.
 * Arrows lead from row to row, Enter opens one.
 */
export function SortedRows(props: SortedRowsProps): ReactElement {
  const { label, rows, onMove, onOpen, chosenId, onChoose } = props;
  const { t } = useI18n();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const [moved] = keys;
      const others = rows.filter(({ id }) => id !== moved);
      const place = others.findIndex(({ id }) => id === target.key);
      if (moved === undefined || place < 0) return;
      onMove?.(String(moved), target.dropPosition === "after" ? place + 1 : place);
    },
  });
  const isSorted = onMove !== null;
  const choice: GridListProps<SortedRow> =
    onChoose === undefined
      ? {}
      : {
          selectionMode: "single",
          selectionBehavior: "replace",
          disallowEmptySelection: true,
          selectedKeys: chosenId === null || chosenId === undefined ? [] : [chosenId],
          onSelectionChange: (keys) => {
            const [key] = keys === "all" ? [] : keys;
            if (key !== undefined) onChoose(String(key));
          },
        };
  return (
    <GridList
      {...choice}
      // A list keeps for good whether its rows can be dragged; each row that can prepares for it.
      key={String(isSorted)}
      {...(isSorted ? { dragAndDropHooks } : {})}
      className={styles.rows}
      aria-label={label}
      keyboardNavigationBehavior="tab"
    >
      {rows.map(({ id, name, content }) => (
        <GridListItem
          key={id}
          id={id}
          textValue={name}
          className={isSorted ? styles.row : classNames(styles.row, styles.fixedRow)}
          {...(onOpen === undefined ? {} : { onAction: () => onOpen(id) })}
        >
          {isSorted && (
            <Button slot="drag" className={styles.handle} aria-label={t.operations.menuEditor.move({ name })}>
              <MenuLinesIcon size={18} />
            </Button>
          )}
          {content}
        </GridListItem>
      ))}
    </GridList>
  );
}
