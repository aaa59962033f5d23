import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether React has hydrated the page; false on the server and in the first render that must equal it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
