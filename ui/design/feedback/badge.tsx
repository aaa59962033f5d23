import type { ReactElement, ReactNode } from "react";
import { badge } from "./badge.css.ts";

interface BadgeProps {
  readonly tone?:
    | "neutral"
    | "dark"
    | "accent"
    | "solid"
    | "success"
    | "warn"
    | "danger"
    | "info"
    | undefined;
  readonly size?: "md" | "lg" | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short label on another element; never color alone. */
export function Badge({ tone, size, icon, children }: BadgeProps): ReactElement {
  return (
    <span className={badge({ tone, size })}>
      {icon}
      {children}
    </span>
  );
}
