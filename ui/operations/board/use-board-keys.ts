import { useEffect, useRef, useState, type RefCallback } from "react";
import { BOARD_COLUMNS } from "#core/order/board/board-columns.ts";
import type { Columns } from "#core/order/board/board-columns.selectors.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { isField } from "#ui/form/is-field.ts";

/** For the element of an order's card, so that the keyboard reaches it. */
export type KeepCard = (orderId: OrderId) => RefCallback<HTMLElement>;

/** Arrow keys go from card to card: up and down within a column, left and right to the next column that has any. */
export function useBoardKeys(columns: Columns): KeepCard {
  const [cards] = useState(() => new Map<OrderId, HTMLElement>());
  const shown = useRef(columns);
  useEffect(() => {
    shown.current = columns;
  }, [columns]);
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isFreeFor(event.target, cards)) return;
      const from = [...cards.values()].find((card) => card.contains(document.activeElement)) ?? null;
      const next = nextCard(columnsOf(shown.current, cards), from, event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("keydown", move);
    return () => document.removeEventListener("keydown", move);
  }, [cards]);
  return (orderId) => (card) => {
    if (card === null) return;
    cards.set(orderId, card);
    return () => void cards.delete(orderId);
  };
}

type Cards = ReadonlyMap<OrderId, HTMLElement>;

/** A field, a dialog or the navigation keeps its own arrows. */
function isFreeFor(target: EventTarget | null, cards: Cards): boolean {
  if (!(target instanceof Element) || isField(target)) return false;
  if (target === document.body || target.id === "content") return true;
  return [...cards.values()].some((card) => card.contains(target));
}

/** The cards on screen; a narrow screen shows a single column. */
function columnsOf(columns: Columns, cards: Cards): readonly (readonly HTMLElement[])[] {
  return BOARD_COLUMNS.map((column) =>
    columns[column].flatMap(({ id }) => {
      const card = cards.get(id);
      return card === undefined || card.offsetParent === null ? [] : [card];
    }),
  ).filter((shown) => shown.length > 0);
}

function nextCard(
  columns: readonly (readonly HTMLElement[])[],
  from: HTMLElement | null,
  key: string,
): HTMLElement | null {
  const isArrow = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(key);
  if (!isArrow) return null;
  const column = columns.findIndex((cards) => cards.some((card) => card === from));
  const row = columns[column]?.findIndex((card) => card === from) ?? -1;
  if (column === -1) return columns[0]?.[0] ?? null;
  // A single column fills the screen with cards side by side: left and right are one back and one on.
  const step = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  if (columns.length === 1) return columns[0]?.[row + step] ?? null;
  switch (key) {
    case "ArrowUp":
      return columns[column]?.[row - 1] ?? null;
    case "ArrowDown":
      return columns[column]?.[row + 1] ?? null;
    case "ArrowLeft":
      return atRow(columns[column - 1], row);
    default:
      return atRow(columns[column + 1], row);
  }
}

function atRow(cards: readonly HTMLElement[] | undefined, row: number): HTMLElement | null {
  return cards?.[row] ?? cards?.at(-1) ?? null;
}
