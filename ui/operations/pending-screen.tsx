import { lazy, Suspense, useCallback, useState, type ReactElement } from "react";
import { BOARD_COLUMNS, type BoardColumn } from "#core/orders/board-columns.ts";
import { areSameColumns, selectColumns } from "#core/orders/board.selectors.ts";
import {
  selectIsBoardKnown,
  selectOpenOrderId,
  type DeskSnapshot,
} from "#core/orders/orders-desk.selectors.ts";
import { useSelector } from "@xstate/react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { BoardColumnView } from "./board-column.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";
import { ColumnTabs } from "./column-tabs.tsx";
import { useDesk } from "./desk-context.tsx";
import { KeyLegend } from "./key-legend.tsx";
import { useOffice } from "./office-context.tsx";
import { ReasonProvider } from "./reason-context.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import * as styles from "./pending-screen.css.ts";

const OrderDialog = lazy(async () => ({ default: (await import("./order-dialog.tsx")).OrderDialog }));

/** The staff's board: what is new, for later, being made, ready and on its way (product §8). */
export default function PendingScreen(): ReactElement {
  const { L } = useI18n();
  const desk = useDesk();
  const { locationId } = useOffice();
  const [shown, show] = useState<BoardColumn>("new");
  const select = useCallback((snapshot: DeskSnapshot) => selectColumns(snapshot, locationId), [locationId]);
  const columns = useSelector(desk, select, areSameColumns);
  const isKnown = useSelector(desk, selectIsBoardKnown);
  const openId = useSelector(desk, selectOpenOrderId);
  const board = useBoardKeys();
  return (
    <ReasonProvider>
      <main id="content" tabIndex={-1} className={styles.screen}>
        <VisuallyHidden>
          <h1>{L.operations.board()}</h1>
        </VisuallyHidden>
        <ColumnTabs columns={columns} shown={shown} onShow={show} />
        {isKnown ? (
          <div ref={board} className={styles.board}>
            {BOARD_COLUMNS.map((column) => (
              <BoardColumnView
                key={column}
                column={column}
                orders={columns[column]}
                isShown={column === shown}
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
