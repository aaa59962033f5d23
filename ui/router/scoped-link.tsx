import type { ReactElement } from "react";
import { PageLink, type PageLinkProps } from "./page-link.tsx";
import { useScopedPath } from "./use-route-scope.ts";

interface ScopedLinkProps extends Omit<PageLinkProps, "to"> {
  /** A path of this page's set of routes, without the shop's prefix: "/menu". */
  readonly to: string;
}

/** A link inside this shop, or inside the back office; works before the app has started, as every link does. */
export function ScopedLink({ to, ...props }: ScopedLinkProps): ReactElement {
  const here = useScopedPath();
  return <PageLink {...props} to={here(to)} />;
}
