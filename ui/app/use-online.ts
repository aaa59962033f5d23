import { useSyncExternalStore } from "react";

/** Whether the browser has a network, as far as it knows; while rendering on the server there is one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

function follow(onChange: () => void): () => void {
  for (const name of ["online", "offline"]) addEventListener(name, onChange);
  return () => {
    for (const name of ["online", "offline"]) removeEventListener(name, onChange);
  };
}
