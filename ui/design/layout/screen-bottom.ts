import { useLayoutEffect, useSyncExternalStore } from "react";

/** What stands at the bottom of the screen, so that what floats there keeps clear of it. */
export type BottomPart = "bar" | "question" | "dialog-foot";

const standing: BottomPart[] = [];
const listeners = new Set<() => void>();

/**
 * Says that a part stands at the bottom while its component shows it; null while it does not. Not a style that asks what
 * the page holds: for that a browser looks through all of a page each time that something on it changes.
 */
export function useStandsAtBottom(part: BottomPart | null): void {
  useLayoutEffect(() => {
    if (part === null) return undefined;
    standing.push(part);
    notify();
    return () => {
      standing.splice(standing.indexOf(part), 1);
      notify();
    };
  }, [part]);
}

/** Whether such a part stands at the bottom now; never as the server draws a page. */
export function useIsAtBottom(part: BottomPart): boolean {
  return useSyncExternalStore(
    subscribe,
    () => standing.includes(part),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
