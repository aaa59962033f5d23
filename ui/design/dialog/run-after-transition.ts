/**
 * Calls a frame from now; answers how to call it off. The build has react-aria take this for its own: where somebody uses a
 * keyboard or a screen reader it waits so before a dialog takes the focus or gives it back. Its own waits until no CSS
 * transition runs, which keeps a page from scrolling to what moves in from off the screen. Here dialogs move by animations,
 * which it does not wait for; and as it misses transitions that break off several at once, or with their element, it would
 * wait for those forever, and the focus would be lost.
 */
export function runAfterTransition(call: (hasWaited: boolean) => void): () => void {
  const frame = requestAnimationFrame(() => call(false));
  return () => cancelAnimationFrame(frame);
}
