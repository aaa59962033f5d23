/**
 * Calls once no CSS transition runs any more, a frame from now at the earliest; answers how to call it off. The build
 * has react-aria take this for its own: where somebody uses a keyboard or a screen reader it waits so before a dialog
 * takes the focus or gives it back. Its own listens for the end of transitions, and misses those that break off several
 * at once, or with their element; it would wait for them forever, and the focus would be lost.
 */
export function runAfterTransition(call: (hasWaited: boolean) => void): () => void {
  let isCalledOff = false;
  const frame = requestAnimationFrame(() => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (running.length === 0) {
      call(false);
      return;
    }
    // One that breaks off is rejected.
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      if (!isCalledOff) call(true);
    });
  });
  return () => {
    isCalledOff = true;
    cancelAnimationFrame(frame);
  };
}
