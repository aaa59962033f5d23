import { useCallback } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { useScopedPath } from "#ui/router/use-route-scope.ts";

/** Closes a dialog that is a page: back to the page it was opened from, or to the menu when it was opened by its address. */
export function useCloseToMenu(): () => void {
  const go = useGo();
  const here = useScopedPath();
  const { state } = useLocation();
  const menu = here("/menu");
  const isBeneathInHistory = isOpenedFromPage(state);
  return useCallback(() => {
    if (isBeneathInHistory) go(-1);
    else go(menu, { replace: true });
  }, [go, menu, isBeneathInHistory]);
}

function isOpenedFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isBeneathInHistory" in state;
}
