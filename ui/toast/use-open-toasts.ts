import { useCallback, useSyncExternalStore } from "react";
import { selectIsToastOpen, type ToasterSnapshot } from "#core/toast/toaster.selectors.ts";

/** The ids of the toasts that are open; one that is closed stays 200 ms longer, to move out. */
export function useOpenToasts(toasts: ToasterSnapshot["context"]["toasts"]): ReadonlySet<string> {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscriptions = toasts.map(({ actor }) => actor.subscribe(changed));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [toasts],
  );
  // As one text, which React compares by value.
  const read = (): string =>
    toasts
      .filter(({ actor }) => selectIsToastOpen(actor.getSnapshot()))
      .map(({ id }) => id)
      .join(" ");
  return new Set(useSyncExternalStore(subscribe, read, () => "").split(" "));
}
