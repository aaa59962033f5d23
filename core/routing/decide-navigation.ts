import type { OrganizationId } from "#core/kernel/id.ts";
import { askGuard, type GuardContext, type Wanted } from "./guards.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";
import { basePath } from "./paths.ts";
import { pathOf, redirectOf } from "./redirect-parameter.ts";
import type { GuardName, Route } from "./route.ts";
import { safeRedirect } from "./safe-redirect.ts";
import { routeChain } from "./served-route.ts";

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
  const match = matchRoute(context.routes, path);
  if (isElsewhere(path, match, context)) return { kind: "reload", to: safeRedirect(address) ?? "/" };
  if (match === null) return { kind: "notFound", path };
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

// A page of a shop knows the pages of shops alone, so on a diner host it loads whatever is not beneath its own address.
function isElsewhere(path: string, match: RouteMatch | null, { hostMode, shopSlug }: GuardContext): boolean {
  if (hostMode.kind !== "diner") return false;
  if (match !== null) return (match.params["shop"] ?? null) !== shopSlug;
  return shopSlug !== null && !path.startsWith(`${basePath({ hostMode, shopSlug })}/`);
}

/** The guards of a chain of pages, parents' first, each once. */
export function guardsOf(chain: readonly Route[]): readonly GuardName[] {
  return [...new Set(chain.flatMap(({ guards }) => guards))];
}

function searchOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? "";
}
