import type { ReactElement } from "react";
import { Link, type LinkProps } from "react-router";
import { useHere } from "./use-place.ts";

interface HereLinkProps extends Omit<LinkProps, "to"> {
  /** A path of this page's set of routes, without the shop's prefix: "/menu". */
  readonly to: string;
}

/** A link inside this shop, or inside the back office; works before the app has started, as every link does. */
export function HereLink({ to, ...props }: HereLinkProps): ReactElement {
  const here = useHere();
  return <Link {...props} to={here(to)} />;
}
