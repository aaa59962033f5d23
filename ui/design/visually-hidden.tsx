import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.css.ts";

interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for screen readers alone. A class, not style attributes, which the content security policy blocks. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}
