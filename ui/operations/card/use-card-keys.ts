import type { KeyboardEvent } from "react";
import { forwardMove } from "#core/order/board/forward.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { useReasonSheet } from "../reason/reason-context.tsx";

/** The letters of a card that has the focus: A its next step, R reject or cancel, D its details; Enter opens them too. */
export function useCardKeys(order: StaffOrder): (event: KeyboardEvent<HTMLElement>) => void {
  const board = useOrderBoard();
  const openReasonSheet = useReasonSheet();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const key = event.key.toLowerCase();
    const isOnCard = event.target === event.currentTarget;
    const move = forwardMove(order);
    if (key === "a" && move !== null) {
      // The card leaves its column, and the keyboard stays with the next one.
      const { nextElementSibling, previousElementSibling } = event.currentTarget;
      const neighbor = nextElementSibling ?? previousElementSibling;
      board.send({ type: "orderBoard.move", orderId: order.id, move });
      if (neighbor instanceof HTMLElement) neighbor.focus();
    } else if (key === "r" && order.allowedEvents.includes("reject")) openReasonSheet(order, "reject");
    else if (key === "r" && order.allowedEvents.includes("cancel")) openReasonSheet(order, "cancel");
    else if (key === "d" || (key === "enter" && isOnCard))
      board.send({ type: "orderBoard.open", orderId: order.id });
    else return;
    event.preventDefault();
  };
}
