import { useId, type ReactElement, type ReactNode } from "react";
import type { BoardColumn } from "#core/order/board/board-columns.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { BoardCard } from "../card/board-card.tsx";
import * as styles from "./board-column.css.ts";
import type { KeepCard } from "./use-board-keys.ts";

interface BoardColumnViewProps {
  readonly column: BoardColumn;
  readonly orders: readonly StaffOrder[];
  /** Whether narrow screens show it; wide ones show all. */
  readonly isShown: boolean;
  readonly keepCard: KeepCard;
  /** Above the cards. */
  readonly lead?: ReactNode;
}

/** One column of the board with its cards, the most urgent first. */
export function BoardColumnView({
  column,
  orders,
  isShown,
  keepCard,
  lead,
}: BoardColumnViewProps): ReactElement {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={styles.column({ isShown })} aria-labelledby={id} data-board-column={column}>
      <h2 id={id} className={styles.heading}>
        <span>{t.operations.column[column]()}</span>
        <span className={styles.count({ isCalling: column === "new" && orders.length > 0 })}>
          {orders.length}
        </span>
      </h2>
      {lead}
      <div className={styles.cards}>
        {orders.length === 0 ? (
          <EmptyColumn column={column} />
        ) : (
          orders.map((order) => <BoardCard key={order.id} order={order} cardRef={keepCard(order.id)} />)
        )}
      </div>
    </section>
  );
}

interface EmptyColumnProps {
  readonly column: BoardColumn;
}

function EmptyColumn({ column }: EmptyColumnProps): ReactElement {
  const { t } = useI18n();
  return column === "new" ? (
    <p className={styles.empty}>
      <strong className={styles.emptyTitle}>{t.operations.emptyTitle()}</strong>
      {t.operations.emptyText()}
    </p>
  ) : (
    <p className={styles.empty}>{t.operations.columnEmpty()}</p>
  );
}
