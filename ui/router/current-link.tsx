import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { PageLink, type PageLinkProps } from "./page-link.tsx";

/** A link of a navigation: says that it is the page on screen, or the section that it belongs to. */
export function CurrentLink({ to, ...props }: PageLinkProps): ReactElement {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <PageLink {...props} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
