import type { ReactElement } from "react";
import { forwardMove } from "#core/orders/forward.ts";
import { nextMove } from "#core/orders/next-move.ts";
import type { StaffOrder } from "#core/orders/order.ts";
import { PlainButton } from "#ui/design/plain-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import { KeyHint } from "./key-hint.tsx";
import { useMoveLabel } from "./use-move-label.ts";

interface ForwardButtonProps {
  readonly order: StaffOrder;
  readonly isMoving: boolean;
}

/** The order's next step, one tap. */
export function ForwardButton({ order, isMoving }: ForwardButtonProps): ReactElement | null {
  const { L } = useI18n();
  const desk = useDesk();
  const labelOf = useMoveLabel();
  const next = nextMove(order);
  const move = forwardMove(order);
  if (isMoving)
    return (
      <PlainButton size="xl" color="dark" fullWidth loading>
        {L.operations.sending()}
      </PlainButton>
    );
  if (next === null || move === null) return null;
  return (
    <PlainButton
      size="xl"
      color={next === "accept" ? "accent" : "dark"}
      fullWidth
      aria-keyshortcuts="A"
      onClick={() => desk.send({ type: "desk.move", orderId: order.id, move })}
    >
      {labelOf(order, next)}
      <KeyHint>A</KeyHint>
    </PlainButton>
  );
}
