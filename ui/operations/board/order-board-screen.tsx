import { Suspense, useCallback, useState, type ReactElement } from "react";
import { useSelected } from "#ui/app/use-selected.ts";
import { late } from "#ui/errors/late.tsx";
import { BOARD_COLUMNS, COOKING_COLUMN, type BoardColumn } from "#core/order/board/board-columns.ts";
import { areSameColumns, selectColumns } from "#core/order/board/board-columns.selectors.ts";
import {
  selectIsBoardKnown,
  selectOpenOrderId,
  type OrderBoardSnapshot,
} from "#core/order/board/order-board.selectors.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { AllDayControl } from "../all-day/all-day-control.tsx";
import { BoardColumnView } from "./board-column.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";
import { ColumnTabs } from "./column-tabs.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { KeyLegend } from "./key-legend.tsx";
import { useOffice } from "../office-context.tsx";
import { ReasonProvider } from "../reason/reason-context.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import * as styles from "./order-board-screen.css.ts";

const OrderDialog = late(async () => (await import("../dialog/order-dialog.tsx")).OrderDialog);

/** The staff's board: orders that are new, for later, in preparation, ready and on their way (BOARD-1). */
export default function OrderBoardScreen(): ReactElement {
  const { t } = useI18n();
  const orderBoard = useOrderBoard();
  const { locationId } = useOffice();
  const [shown, show] = useState<BoardColumn>("new");
  const select = useCallback(
    (snapshot: OrderBoardSnapshot) => selectColumns(snapshot, locationId),
    [locationId],
  );
  const columns = useSelected(orderBoard, select, areSameColumns);
  const isKnown = useSelected(orderBoard, selectIsBoardKnown);
  const openId = useSelected(orderBoard, selectOpenOrderId);
  const keepCard = useBoardKeys(columns);
  return (
    <ReasonProvider>
      <main id="content" tabIndex={-1} className={styles.screen}>
        <VisuallyHidden>
          <h1>{t.operations.board()}</h1>
        </VisuallyHidden>
        <ColumnTabs columns={columns} shown={shown} onShow={show} />
        {isKnown ? (
          <div className={styles.board}>
            {BOARD_COLUMNS.map((column) => (
              <BoardColumnView
                key={column}
                column={column}
                orders={columns[column]}
                isShown={column === shown}
                keepCard={keepCard}
                lead={column === COOKING_COLUMN ? <AllDayControl columns={columns} /> : null}
              />
            ))}
          </div>
        ) : (
          <BoardSkeleton />
        )}
        <KeyLegend />
        {openId !== null && (
          <Suspense>
            <OrderDialog orderId={openId} />
          </Suspense>
        )}
      </main>
    </ReasonProvider>
  );
}
