import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import { isManagerIn, organizationIdsOf } from "#core/session/permissions.ts";
import type { User } from "#core/session/user.ts";
import { afterSignIn } from "./after-sign-in.ts";
import { pathHere, type PlaceOfPage } from "./paths.ts";
import { withRedirect } from "./redirect-parameter.ts";
import type { GuardName } from "./route.ts";

/** What guards decide by. */
export interface GuardContext extends PlaceOfPage {
  /** Null for a guest; see `isAuthKnown`. */
  readonly user: User | null;
  readonly isAuthKnown: boolean;
  readonly isCartKnown: boolean;
  readonly isCartEmpty: boolean;
  /** Whether the shop keeps a cart for this person at all. */
  readonly hasCart: boolean;
  /** An order was sent and its answer is not known: checkout must be reachable without a cart. */
  readonly isOrderPending: boolean;
  readonly activeOrderId: OrderId | null;
  readonly lastShopSlug: string | null;
}

/** What a guard says. */
export type GuardAnswer =
  | { readonly kind: "pass" }
  /** What it decides by is not known yet. */
  | { readonly kind: "wait" }
  | { readonly kind: "redirect"; readonly to: string; readonly toastKey: string | null }
  /** The person's only organization is to be chosen for them. */
  | { readonly kind: "selectOrganization"; readonly organizationId: OrganizationId };

/** The address first wanted (path and search), and the one that a `redirect` parameter of it names. */
export interface Wanted {
  readonly address: string;
  readonly redirect: string | null;
}

const PASS: GuardAnswer = { kind: "pass" };
const WAIT: GuardAnswer = { kind: "wait" };

/** Asks one guard (product §7); throws for a name that is no guard (spec §8). */
export function askGuard(guard: GuardName, context: GuardContext, wanted: Wanted): GuardAnswer {
  const { user } = context;
  if (guard === "pwa-redirect") return goTo(pwaTarget(context));
  if (!context.isAuthKnown) return WAIT;
  const onwards = wanted.redirect ?? wanted.address;
  const signIn = goTo(withRedirect(pathHere(context, "/login"), onwards));
  switch (guard) {
    case "auth":
      return user === null ? signIn : PASS;
    case "guest-only":
      return user === null ? PASS : goTo(afterSignIn(context, user, wanted.redirect));
    case "has-phone-number":
      return user?.phone === null
        ? goTo(withRedirect(pathHere(context, "/add-phone-number"), onwards))
        : PASS;
    case "verified-phone-number":
      if (user === null) return signIn;
      if (user.phone === null) return goTo(withRedirect(pathHere(context, "/add-phone-number"), onwards));
      if (user.phoneVerifiedAt === null)
        return goTo(withRedirect(pathHere(context, "/verify-phone-number"), onwards));
      return PASS;
    case "unverified-phone-number":
      if (user?.phone === null) return goTo(withRedirect(pathHere(context, "/add-phone-number"), onwards));
      if (user === null || user.phoneVerifiedAt === null) return PASS;
      return goTo(wanted.redirect ?? pathHere(context, "/menu"));
    case "cart-not-empty":
      if (context.isOrderPending) return PASS;
      if (!context.isCartKnown) return WAIT;
      if (!context.isCartEmpty) return PASS;
      return goTo(pathHere(context, context.hasCart ? "/cart" : "/menu"));
    case "employee":
      return user !== null && (user.employees.length > 0 || user.isAdmin)
        ? PASS
        : goTo("/", "errors.forbidden");
    case "has-selected-organization":
      return user === null ? signIn : organizationAnswer(user, onwards);
    case "is-manager":
      return user !== null && isManagerIn(user, user.selectedOrganizationId)
        ? PASS
        : goTo("/operations", "errors.forbidden");
    default:
      throw new Error(`Unknown route guard: ${String(guard satisfies never)}`);
  }
}

function organizationAnswer(user: User, wanted: string): GuardAnswer {
  if (user.selectedOrganizationId !== null) return PASS;
  const [only, ...others] = organizationIdsOf(user);
  if (only !== undefined && others.length === 0) return { kind: "selectOrganization", organizationId: only };
  return goTo(withRedirect("/choose-organization", wanted));
}

function pwaTarget(context: GuardContext): string {
  if (context.activeOrderId !== null) return pathHere(context, `/orders/${context.activeOrderId}`);
  if (context.shopSlug !== null || context.hostMode.kind !== "diner") return pathHere(context, "/menu");
  return context.lastShopSlug === null ? "/" : `/shops/${encodeURIComponent(context.lastShopSlug)}/menu`;
}

function goTo(to: string, toastKey: string | null = null): GuardAnswer {
  return { kind: "redirect", to, toastKey };
}
