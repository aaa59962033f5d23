import type { ReactElement } from "react";
import { loadingBar } from "./loading-bar.css.ts";

interface LoadingBarProps {
  readonly isLoading: boolean;
  /** "Loading…" */
  readonly label: string;
}

/** The thin line above a page whose next screen is on its way. */
export function LoadingBar({ isLoading, label }: LoadingBarProps): ReactElement | null {
  return isLoading ? <div role="progressbar" aria-label={label} className={loadingBar} /> : null;
}
