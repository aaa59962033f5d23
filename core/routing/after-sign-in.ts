import type { OrganizationId } from "#core/kernel/id.ts";
import { isManagerIn } from "#core/session/permissions.ts";
import type { User } from "#core/session/user.ts";
import { isStorefront, pathHere, type PlaceOfPage } from "./paths.ts";
import { withRedirect } from "./redirect-parameter.ts";

/**
 * Where somebody goes after signing in: the wanted address; in a shop else its menu; in the back office a person
 * without an employer to the landing page, one with several organizations and none chosen to the choice of one,
 * everybody else to operations (spec §2).
 */
export function afterSignIn(place: PlaceOfPage, user: User, wanted: string | null): string {
  if (isStorefront(place)) return wanted ?? pathHere(place, "/menu");
  if (user.employees.length === 0) return wanted ?? "/";
  if (organizationsOf(user) > 1 && user.selectedOrganizationId === null)
    return wanted === null ? "/choose-organization" : withRedirect("/choose-organization", wanted);
  return wanted ?? "/operations";
}

/** Where somebody goes after choosing an organization: the wanted address, else a manager there to the choice of an app, everybody else to operations (product §7). */
export function afterChoosingOrganization(
  user: User,
  organizationId: OrganizationId,
  wanted: string | null,
): string {
  return wanted ?? (isManagerIn(user, organizationId) ? "/choose-boh-app" : "/operations");
}

/** Where somebody goes after signing out. */
export function afterSignOut(place: PlaceOfPage): string {
  return pathHere(place, isStorefront(place) ? "/menu" : "/login");
}

function organizationsOf(user: User): number {
  return new Set(user.employees.map(({ organization }) => organization.id)).size;
}
