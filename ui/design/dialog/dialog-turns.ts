const waiting: (() => void)[] = [];
let opening: (() => void) | null = null;

/**
 * Has dialogs open one after the other, in the order in which they ask. Each makes all that it lies over inert; two
 * that open in one moment, as when a page is opened that lies over another, would do so to each other. Answers how to
 * give the turn back: a dialog does once it has opened and made inert what lies below, or does not want to open any more.
 */
export function takeTurn(open: () => void): () => void {
  waiting.push(open);
  setTimeout(openNext);
  return () => {
    const place = waiting.indexOf(open);
    if (place >= 0) waiting.splice(place, 1);
    if (opening !== open) return;
    opening = null;
    setTimeout(openNext);
  };
}

function openNext(): void {
  if (opening !== null) return;
  opening = waiting.shift() ?? null;
  opening?.();
}
