import type { OrganizationId } from "#core/kernel/id.ts";
import { askGuard, type GuardContext, type Wanted } from "./guards.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";
import { pathOf, redirectOf } from "./redirect-parameter.ts";
import type { GuardName, Route } from "./route.ts";
import { safeRedirect } from "./safe-redirect.ts";
import { routeChain } from "./route-table.ts";

/** What a navigation leads to. */
export type NavigationDecision =
  /** Draw the page; `chain` holds the pages beneath it, outermost first, and itself. */
  | { readonly kind: "render"; readonly match: RouteMatch; readonly chain: readonly Route[] }
  /** It is not known yet who is there or what the cart holds: ask again then. */
  | { readonly kind: "wait"; readonly match: RouteMatch; readonly chain: readonly Route[] }
  | { readonly kind: "redirect"; readonly to: string; readonly toastKey: string | null }
  /** Landing and shops are separate pages: the browser loads the address (HOST-13). */
  | { readonly kind: "reload"; readonly to: string }
  | { readonly kind: "selectOrganization"; readonly organizationId: OrganizationId }
  | { readonly kind: "notFound"; readonly path: string };

/**
 * Decides about an address (path, search and hash) of this host: parents' guards first, then the page's own, each
 * once. A redirect to the address itself counts as passed, so that a guard never loops.
 */
export function decideNavigation(address: string, context: GuardContext): NavigationDecision {
  const path = pathOf(address);
  const match = matchRoute(context.hostMode, path);
  if (match === null) return { kind: "notFound", path };
  const shop = match.params["shop"] ?? null;
  if (context.hostMode.kind === "diner" && shop !== context.shopSlug)
    return { kind: "reload", to: safeRedirect(address) ?? "/" };
  if (match.route.redirectTo !== null)
    return { kind: "redirect", to: match.route.redirectTo, toastKey: null };
  const chain = routeChain(match.route);
  const wanted: Wanted = { address, redirect: redirectOf(searchOf(address)) };
  for (const guard of guardsOf(chain)) {
    const answer = askGuard(guard, context, wanted);
    if (answer.kind === "pass" || (answer.kind === "redirect" && pathOf(answer.to) === path)) continue;
    return answer.kind === "wait" ? { kind: "wait", match, chain } : answer;
  }
  return { kind: "render", match, chain };
}

/** The guards of a chain of pages, parents' first, each once. */
export function guardsOf(chain: readonly Route[]): readonly GuardName[] {
  return [...new Set(chain.flatMap(({ guards }) => guards))];
}

function searchOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? "";
}
