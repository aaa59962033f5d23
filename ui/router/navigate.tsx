import { useEffect } from "react";
import { useGo } from "./use-go.ts";

interface NavigateProps {
  readonly to: string;
}

/** Redirects to another address, which replaces this one in the history. */
export function Navigate({ to }: NavigateProps): null {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
