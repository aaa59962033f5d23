import { flushSync } from "react-dom";

const waiting: (() => void)[] = [];

/**
 * Has dialogs open one after the other, in the order in which they ask. Each makes all that it lies over inert; two
 * that open in one moment, as when a page is opened that lies over another, would do so to each other. Answers how to
 * give the turn up.
 */
export function takeTurn(open: () => void): () => void {
  waiting.push(open);
  if (waiting.length === 1) setTimeout(openNext);
  return () => {
    const place = waiting.indexOf(open);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function openNext(): void {
  const open = waiting.shift();
  // Effects included: the layer below is inert before the next one opens.
  if (open !== undefined) flushSync(open);
  if (waiting.length > 0) setTimeout(openNext);
}
