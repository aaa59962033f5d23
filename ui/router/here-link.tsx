import type { ReactElement } from "react";
import { PageLink, type PageLinkProps } from "./page-link.tsx";
import { useHere } from "./use-place.ts";

interface HereLinkProps extends Omit<PageLinkProps, "to"> {
  /** A path of this page's set of routes, without the shop's prefix: "/menu". */
  readonly to: string;
}

/** A link inside this shop, or inside the back office; works before the app has started, as every link does. */
export function HereLink({ to, ...props }: HereLinkProps): ReactElement {
  const here = useHere();
  return <PageLink {...props} to={here(to)} />;
}
