import type { ReactElement, ReactNode } from "react";
import { card } from "./card.css.ts";

interface CardProps {
  readonly as?: "div" | "section" | "article" | "li" | undefined;
  readonly padding?: "none" | "sm" | "md" | undefined;
  readonly sunken?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bordered, generously rounded surface. A card that is a link uses the `card` recipe of `card.css.ts` on it. */
export function Card({ as: Element = "div", padding, sunken, className, children }: CardProps): ReactElement {
  return <Element className={`${card({ padding, sunken })} ${className ?? ""}`}>{children}</Element>;
}
