import type { ReactElement } from "react";
import {
  areSameUndoables,
  selectUndoables,
  type Undoable,
} from "#core/order/board/board-columns.selectors.ts";
import { UndoIcon } from "#ui/design/icons/office.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { useUndoKey } from "./use-undo-key.ts";
import * as styles from "./undo-bar.css.ts";

/** The decisions that the customer does not know of yet, each with an undo button (ORDER-8). */
export function UndoBar(): ReactElement {
  const board = useOrderBoard();
  const undoables = useSelected(board, selectUndoables, areSameUndoables);
  useUndoKey(undoables[0]?.orderId ?? null);
  return (
    <div className={styles.stack} role="status">
      {undoables.map((undoable) => (
        <UndoRow key={undoable.orderId} undoable={undoable} />
      ))}
    </div>
  );
}

interface UndoRowProps {
  readonly undoable: Undoable;
}

function UndoRow({ undoable }: UndoRowProps): ReactElement {
  const { t } = useI18n();
  const board = useOrderBoard();
  const { orderId, number, event, secondsLeft } = undoable;
  return (
    <div className={styles.row}>
      <span className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </span>
      <p className={styles.words}>
        <strong>
          {event === "reject" ? t.operations.moved.reject({ number }) : t.operations.moved.accept({ number })}
        </strong>
        {/* Told once, not every second. */}
        <span aria-hidden="true">{t.operations.customerToldIn({ seconds: secondsLeft })}</span>
      </p>
      <div className={styles.undo}>
        <Button
          size="md"
          color="white"
          icon={<UndoIcon />}
          aria-label={t.operations.undoAlt({ number })}
          keyShortcuts="Control+Z"
          onPress={() => board.send({ type: "orderBoard.undo", orderId })}
        >
          {t.operations.undo()}
        </Button>
      </div>
    </div>
  );
}
