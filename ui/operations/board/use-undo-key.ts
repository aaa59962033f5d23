import { useEffect } from "react";
import type { OrderId } from "#core/kernel/id.ts";
import { isField } from "#ui/form/is-field.ts";
import { useOrderBoard } from "../order-board-context.tsx";

/** Control or Command with Z undoes the newest decision; inside a text field it keeps its usual meaning. */
export function useUndoKey(orderId: OrderId | null): void {
  const board = useOrderBoard();
  useEffect(() => {
    if (orderId === null) return;
    const undo = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
      if (isField(event.target)) return;
      event.preventDefault();
      board.send({ type: "orderBoard.undo", orderId });
    };
    document.addEventListener("keydown", undo);
    return () => document.removeEventListener("keydown", undo);
  }, [board, orderId]);
}
