import type { Route } from "#core/routing/route.ts";

/** Whether a page asks for the menu only once it is needed (PAGE-11): a cart and a customer are priced by it. */
export function mayMenuWait(
  route: Route | null,
  { hasSession, hasCart }: { readonly hasSession: boolean; readonly hasCart: boolean },
): boolean {
  return route?.isMenuLate === true && !hasSession && !hasCart;
}
