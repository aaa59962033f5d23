import type { ReactElement } from "react";
import { forwardMove } from "#core/order/board/forward.ts";
import { nextMove } from "#core/order/lifecycle/next-move.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { KeyHint } from "./key-hint.tsx";
import { useMoveLabel } from "./use-move-label.ts";

interface ForwardButtonProps {
  readonly order: StaffOrder;
  readonly isMoving: boolean;
}

/** The order's next step, one tap. */
export function ForwardButton({ order, isMoving }: ForwardButtonProps): ReactElement | null {
  const { t } = useI18n();
  const board = useOrderBoard();
  const labelOf = useMoveLabel();
  const next = nextMove(order);
  const move = forwardMove(order);
  if (isMoving)
    return (
      <Button size="xl" color="dark" fullWidth loading>
        {t.operations.sending()}
      </Button>
    );
  if (next === null || move === null) return null;
  return (
    <Button
      size="xl"
      color={next === "accept" ? "accent" : "dark"}
      fullWidth
      keyShortcuts="A"
      onPress={() => board.send({ type: "orderBoard.move", orderId: order.id, move })}
    >
      {labelOf(order, next)}
      <KeyHint>A</KeyHint>
    </Button>
  );
}
