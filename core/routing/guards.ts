import { startPath, type StartPlace } from "./start-place.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { chosenOrganizationId, isStaff, mayUser, organizationIdsOf } from "#core/account/permissions.ts";
import type { User } from "#core/account/user.ts";
import { afterSignIn } from "./after-sign-in.ts";
import { scopedPath, type RouteScope } from "./paths.ts";
import { withRedirect } from "./redirect-parameter.ts";
import type { GuardName } from "./route.ts";
import type { ServedRoute } from "./served-route.ts";

/** What guards decide by. */
export interface GuardContext extends RouteScope {
  /** The pages that this one knows. */
  readonly routes: readonly ServedRoute[];
  /** Null for a guest; see `isAuthKnown`. */
  readonly user: User | null;
  readonly isAuthKnown: boolean;
  readonly isCartKnown: boolean;
  readonly isCartEmpty: boolean;
  /** Whether the shop keeps a cart for this person at all. */
  readonly hasCart: boolean;
  /** An order was sent and its answer is not known: checkout must be reachable without a cart. */
  readonly isOrderPending: boolean;
  /** Null until the page of `/pwa-start` has found it out. */
  readonly startPlace: StartPlace | null;
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

/** Asks one guard (GUARD-3 to GUARD-12); throws for a name that is no guard (GUARD-15). */
export function askGuard(guard: GuardName, context: GuardContext, wanted: Wanted): GuardAnswer {
  const { user } = context;
  if (guard === "pwa-redirect")
    return context.startPlace === null ? PASS : goTo(startPath(context, context.startPlace));
  if (!context.isAuthKnown) return WAIT;
  const onwards = wanted.redirect ?? wanted.address;
  const signIn = goTo(withRedirect(scopedPath(context, "/login"), onwards));
  switch (guard) {
    case "auth":
      return user === null ? signIn : PASS;
    case "guest-only":
      return user === null ? PASS : goTo(afterSignIn(context, user, wanted.redirect));
    case "has-phone-number":
      return user?.phone === null
        ? goTo(withRedirect(scopedPath(context, "/add-phone-number"), onwards))
        : PASS;
    case "verified-phone-number":
      if (user === null) return signIn;
      if (user.phone === null) return goTo(withRedirect(scopedPath(context, "/add-phone-number"), onwards));
      if (user.phoneVerifiedAt === null)
        return goTo(withRedirect(scopedPath(context, "/verify-phone-number"), onwards));
      return PASS;
    case "unverified-phone-number":
      if (user?.phone === null) return goTo(withRedirect(scopedPath(context, "/add-phone-number"), onwards));
      if (user === null || user.phoneVerifiedAt === null) return PASS;
      return goTo(wanted.redirect ?? scopedPath(context, "/menu"));
    case "cart-not-empty":
      if (context.isOrderPending) return PASS;
      if (!context.isCartKnown) return WAIT;
      if (!context.isCartEmpty) return PASS;
      return goTo(scopedPath(context, context.hasCart ? "/cart" : "/menu"));
    case "employee":
      return user !== null && isStaff(user) ? PASS : goTo("/", "errors.forbidden");
    case "is-courier":
      return user !== null && mayUser(user, null, "runs.own") ? PASS : goTo("/", "errors.forbidden");
    case "has-selected-organization":
      return user === null ? signIn : organizationAnswer(user, onwards);
    case "is-manager":
      return user !== null && mayUser(user, user.selectedOrganizationId, "dashboard.see")
        ? PASS
        : goTo("/operations", "errors.forbidden");
    default:
      throw new Error(`Unknown route guard: ${String(guard satisfies never)}`);
  }
}

function organizationAnswer(user: User, wanted: string): GuardAnswer {
  if (chosenOrganizationId(user) !== null) return PASS;
  const [only, ...others] = organizationIdsOf(user);
  if (only !== undefined && others.length === 0) return { kind: "selectOrganization", organizationId: only };
  return goTo(withRedirect("/choose-organization", wanted));
}

function goTo(to: string, toastKey: string | null = null): GuardAnswer {
  return { kind: "redirect", to, toastKey };
}
