import { chosenOrganizationId, isStaff, mayUser, organizationIdsOf } from "#core/account/permissions.ts";
import type { User } from "#core/account/user.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { isStorefront, scopedPath, type RouteScope } from "./paths.ts";
import { withRedirect } from "./redirect-parameter.ts";

/**
 * Where somebody goes after signing in: the wanted address; in a shop else its menu; in the back office a courier to the own
 * runs, anybody else who may enter no back office to the landing page, an admin and who works for several organizations with none chosen to the
 * choice of one, everybody else to operations (GUARD-13).
 */
export function afterSignIn(place: RouteScope, user: User, wanted: string | null): string {
  if (isStorefront(place)) return wanted ?? scopedPath(place, "/menu");
  if (!isStaff(user)) return wanted ?? (mayUser(user, null, "runs.own") ? "/runs" : "/");
  const chooses = user.isAdmin || organizationIdsOf(user).length > 1;
  if (chooses && chosenOrganizationId(user) === null)
    return wanted === null ? "/choose-organization" : withRedirect("/choose-organization", wanted);
  return wanted ?? "/operations";
}

/** Where somebody goes after choosing an organization: the wanted address, else who may see the dashboard to the choice of an app, everybody else to operations (GUARD-14). */
export function afterChoosingOrganization(user: User, chosen: OrganizationId, wanted: string | null): string {
  return wanted ?? (mayUser(user, chosen, "dashboard.see") ? "/choose-boh-app" : "/operations");
}

/** Where somebody goes after signing out. */
export function afterSignOut(place: RouteScope): string {
  return scopedPath(place, isStorefront(place) ? "/menu" : "/login");
}
