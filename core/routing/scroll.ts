import type { RouteMatch } from "./match-route.ts";

/** What a navigation does to the scroll position. */
export type ScrollDecision =
  | { readonly kind: "stay" }
  | { readonly kind: "top" }
  | { readonly kind: "hash"; readonly id: string };

/**
 * Dialogs do not move the page, neither opening nor closing onto the page beneath; every other navigation goes to the
 * hash if there is one, else to the top (ROUTE-7).
 */
export function decideScroll(from: RouteMatch | null, to: RouteMatch, hash: string): ScrollDecision {
  if (to.route.isModal) return { kind: "stay" };
  if (from !== null && from.route.isModal && isBeneath(from, to)) return { kind: "stay" };
  const id = hash.replace(/^#/, "");
  return id === "" ? { kind: "top" } : { kind: "hash", id };
}

function isBeneath(from: RouteMatch, to: RouteMatch): boolean {
  return (
    from.route.set === to.route.set &&
    from.params["shop"] === to.params["shop"] &&
    to.route.id === "shop.menu"
  );
}
