import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { PageLink, type PageLinkProps } from "./page-link.tsx";

/** A navigation link with `aria-current` for the current page or its section. */
export function CurrentLink({ to, ...props }: PageLinkProps): ReactElement {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <PageLink {...props} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
