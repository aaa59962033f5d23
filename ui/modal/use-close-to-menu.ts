import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { useScopedPath } from "#ui/router/use-route-scope.ts";

/** Closes a dialog that is a page: back to the page it was opened from, or to the menu when it was opened by its address. */
export function useCloseToMenu(): () => void {
  const navigate = useNavigate();
  const here = useScopedPath();
  const { state } = useLocation();
  const menu = here("/menu");
  const isBeneathInHistory = isOpenedFromPage(state);
  return useCallback(() => {
    if (isBeneathInHistory) void navigate(-1);
    else void navigate(menu, { replace: true });
  }, [navigate, menu, isBeneathInHistory]);
}

function isOpenedFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isBeneathInHistory" in state;
}
