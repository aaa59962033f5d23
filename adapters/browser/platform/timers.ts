/** Runs something later; the answer calls it off. */
export type After = (millis: number, run: () => void) => () => void;

/** The browser's timer. */
export function after(millis: number, run: () => void): () => void {
  const timer = setTimeout(run, millis);
  return () => clearTimeout(timer);
}
