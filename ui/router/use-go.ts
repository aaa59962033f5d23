import { use, useCallback } from "react";
import { UNSAFE_NavigationContext } from "react-router";

interface GoOptions {
  /** Replaces the current address in the history. */
  readonly replace?: boolean;
  /** Goes with the address in the history. */
  readonly state?: unknown;
}

/** Moves to an address of this host, from its first slash on, without loading a page, or back by so many entries of the history. */
export type Go = (to: string | number, options?: GoOptions) => void;

/**
 * The router's own moves. Not the package's `useNavigate` and `useHref`: those resolve relative addresses, of which there
 * are none here, and so have every link and button on the page drawn again at each move.
 */
export function useGo(): Go {
  const { navigator } = use(UNSAFE_NavigationContext);
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === "number") navigator.go(to);
      else if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
}
