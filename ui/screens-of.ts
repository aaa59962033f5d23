import { matchRoute } from "#core/routing/match-route.ts";
import { routeChain } from "#core/routing/served-route.ts";
import { LAYOUTS } from "./layout/layouts.ts";
import type { Pages, ScreenSource } from "./router/screen.ts";

/** The dialogs that an address opens over its page. */
export function dialogsOf({ routes, screens }: Pages, path: string): readonly ScreenSource[] {
  const match = matchRoute(routes, path);
  if (match === null) return [];
  return routeChain(match.route)
    .filter((route) => route.isModal)
    .map((route) => screens[route.id])
    .filter((source) => source !== undefined);
}

/** The screens and the layout of an address's first render; dialogs follow later, in the place of their outline. */
export function firstScreensOf({ routes, screens }: Pages, path: string): readonly ScreenSource[] {
  const match = matchRoute(routes, path);
  if (match === null) return [];
  const chain = routeChain(match.route);
  const pages = chain.filter((route) => !route.isModal).map((route) => screens[route.id]);
  const outline = screens[match.route.id]?.outline;
  return [...pages, outline, LAYOUTS[chain[0]?.layout ?? "none"]].filter((source) => source !== undefined);
}
