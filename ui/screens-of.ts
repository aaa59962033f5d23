import type { HostMode } from "#core/shop/shop-from-host.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { routeChain } from "#core/routing/route-table.ts";
import { LAYOUTS } from "./layout/layouts.ts";
import type { ScreenSource } from "./router/screen.ts";
import { SCREENS } from "./screens.ts";

/** The screens and the layout of an address's first render; dialogs follow later. */
export function firstScreensOf(mode: HostMode, path: string): readonly ScreenSource[] {
  const match = matchRoute(mode, path);
  if (match === null) return [];
  const chain = routeChain(match.route);
  const screens = chain.filter((route) => !route.isModal).map((route) => SCREENS[route.id]);
  return [...screens, LAYOUTS[chain[0]?.layout ?? "none"]].filter((source) => source !== undefined);
}
