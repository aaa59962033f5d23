/** Calls when the device is back online or the page is looked at again; the answer stops that. */
export function onWake(wake: () => void): () => void {
  const whenVisible = (): void => {
    if (document.visibilityState === "visible") wake();
  };
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", whenVisible);
  return () => {
    window.removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", whenVisible);
  };
}
