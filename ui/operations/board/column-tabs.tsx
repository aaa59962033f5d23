import { Button } from "#ui/design/button/button.tsx";
import type { ReactElement } from "react";
import { BOARD_COLUMNS, type BoardColumn } from "#core/order/board/board-columns.ts";
import type { Columns } from "#core/order/board/board-columns.selectors.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./column-tabs.css.ts";

interface ColumnTabsProps {
  readonly columns: Columns;
  readonly shown: BoardColumn;
  readonly onShow: (column: BoardColumn) => void;
}

/** The columns as tabs with their counts, on phones and upright tablets. */
export function ColumnTabs({ columns, shown, onShow }: ColumnTabsProps): ReactElement {
  const { t } = useI18n();
  return (
    <div className={styles.tabs} role="group" aria-label={t.operations.columns()}>
      {BOARD_COLUMNS.map((column) => {
        const n = columns[column].length;
        return (
          <Button
            bare
            key={column}

            className={styles.tab({ isCalling: column === "new" && n > 0 })}
            aria-pressed={column === shown}
            onPress={() => onShow(column)}
          >
            <span className={styles.count}>{n}</span> <span>{t.operations.column[column]()}</span>
          </Button>
        );
      })}
    </div>
  );
}
