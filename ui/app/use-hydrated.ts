import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether the browser has taken the page over; false on the server and in the first drawing that must equal it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
