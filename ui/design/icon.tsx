import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { icon } from "./icon.css.ts";

/** What every icon of `icons/*.tsx` takes: `size` in px (20 by default) and a class; its color is the text's. */
export interface IconProps {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

interface IconFrameProps extends IconProps {
  readonly children: ReactNode;
}

/** A stroke icon on a 24 unit square. Always hidden from screen readers: a text is next to it. */
export function IconFrame({ size = 20, className, children }: IconFrameProps): ReactElement {
  return (
    <svg
      className={classNames(icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
