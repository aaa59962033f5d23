import { useEffect, useRef, type RefObject } from "react";

// What marks a card for the keyboard.
const CARD_SELECTOR = "[data-order-card]";

/** Arrow keys go from card to card: up and down within a column, left and right to the next column that has any. */
export function useBoardKeys(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      const root = board.current;
      if (root === null || event.ctrlKey || event.metaKey || event.altKey || !isFreeFor(event.target, root))
        return;
      const next = nextCard(root, document.activeElement?.closest(CARD_SELECTOR) ?? null, event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("keydown", move);
    return () => document.removeEventListener("keydown", move);
  }, []);
  return board;
}

/** A field, a dialog or the navigation keeps its own arrows. */
function isFreeFor(target: EventTarget | null, root: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  if (target === document.body || target.id === "content") return true;
  return root.contains(target) && target.closest("input, select, textarea") === null;
}

function nextCard(root: HTMLElement, from: Element | null, key: string): HTMLElement | null {
  const columns = [...root.children]
    .map((column) =>
      [...column.querySelectorAll<HTMLElement>(CARD_SELECTOR)].filter((card) => card.offsetParent !== null),
    )
    .filter((cards) => cards.length > 0);
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
