import type { ReactElement } from "react";
import { skeleton } from "./skeleton.css.ts";

interface SkeletonProps {
  readonly shape?: "text" | "short" | "title" | "picture" | "square" | "button" | "card" | undefined;
  readonly className?: string | undefined;
}

/** A gray shape of content that loads, hidden from screen readers; the list around it carries `aria-busy`. */
export function Skeleton({ shape, className }: SkeletonProps): ReactElement {
  return <span aria-hidden="true" className={`${skeleton({ shape })} ${className ?? ""}`} />;
}
