import { useId, type ReactElement } from "react";
import type { OrderId } from "#core/kernel/id.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./change-sheet.css.ts";

interface CallerAnswerProps {
  readonly orderId: OrderId;
}

/** What a caller says to a change of their order: they have no page on which to answer (ORDER-38). */
export function CallerAnswer({ orderId }: CallerAnswerProps): ReactElement {
  const { t } = useI18n();
  const id = useId();
  const board = useOrderBoard();
  const words = t.operations.lineChange;
  const answer = (agrees: boolean): void =>
    board.send({ type: "orderBoard.move", orderId, move: { event: "answer_change", agrees } });
  return (
    <div className={styles.caller} role="group" aria-labelledby={id}>
      <p id={id}>{words.callerAsked()}</p>
      <div className={styles.callerButtons}>
        <Button size="md" color="accent" onPress={() => answer(true)}>
          {words.callerAgrees()}
        </Button>
        <Button size="md" look="soft" onPress={() => answer(false)}>
          {words.callerRefuses()}
        </Button>
      </div>
    </div>
  );
}
