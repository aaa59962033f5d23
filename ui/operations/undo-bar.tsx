import type { ReactElement } from "react";
import { areSameUndoables, selectUndoables, type Undoable } from "#core/orders/board.selectors.ts";
import { useSelector } from "@xstate/react";
import { UndoIcon } from "#ui/design/icons/operations.tsx";
import { PlainButton } from "#ui/design/plain-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import { useUndoKey } from "./use-undo-key.ts";
import * as styles from "./undo-bar.css.ts";

/** The answers that the customer does not know of yet, and the way to take them back (product §3: ten seconds). */
export function UndoBar(): ReactElement {
  const desk = useDesk();
  const undoables = useSelector(desk, selectUndoables, areSameUndoables);
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
  const { L } = useI18n();
  const desk = useDesk();
  const { orderId, number, event, secondsLeft } = undoable;
  return (
    <div className={styles.row}>
      <span className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </span>
      <p className={styles.words}>
        <strong>
          {event === "reject" ? L.operations.moved.reject({ number }) : L.operations.moved.accept({ number })}
        </strong>
        {/* Told once, not every second. */}
        <span aria-hidden="true">{L.operations.customerToldIn({ seconds: secondsLeft })}</span>
      </p>
      <div className={styles.undo}>
        <PlainButton
          size="md"
          color="white"
          icon={<UndoIcon />}
          aria-label={L.operations.undoAlt({ number })}
          aria-keyshortcuts="Control+Z"
          onClick={() => desk.send({ type: "desk.undo", orderId })}
        >
          {L.operations.undo()}
        </PlainButton>
      </div>
    </div>
  );
}
