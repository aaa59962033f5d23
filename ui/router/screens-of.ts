import type { HostMode } from "#core/shop/shop-from-host.ts";
import { matchRoute } from "#core/routing/match-route.ts";
import { routeChain } from "#core/routing/route-table.ts";
import type { ScreenSource } from "./screen.ts";
import { SCREENS } from "./screens.ts";

/** The screens that the first drawing of an address shows; dialogs come later. */
export function firstScreensOf(mode: HostMode, path: string): readonly ScreenSource[] {
  const match = matchRoute(mode, path);
  if (match === null) return [];
  return routeChain(match.route)
    .filter((route) => !route.isModal)
    .map((route) => SCREENS[route.id])
    .filter((source) => source !== undefined);
}
