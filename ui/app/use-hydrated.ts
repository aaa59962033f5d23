import { useDeferredValue, useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/**
 * Whether React has hydrated the page; false on the server and in the first render that must equal it. What appears by
 * it is drawn piece by piece, so that what the person does comes in between.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}
