import type { OrganizationId } from "#core/kernel/id.ts";
import type { Permission, PublicPermission } from "../permissions.ts";
import type { User } from "../user.ts";

/** What an organization says of second factors (ACCOUNT-36). */
export interface FactorRule {
  /** Whether its staff need one. */
  readonly isNeeded: boolean;
  /** How many who may enter its back office have none. */
  readonly without: number;
}

/** What needing second factors of all is refused with where who asks did not prove one. */
export const FACTOR_OWN_FIRST = "factor.own_first";

// A courier sees the own runs alone, on the road and with one hand.
const EXEMPT: readonly (Permission | PublicPermission)[] = ["runs.own"];

/** Whether somebody must prove a second factor before they do it in an organization, of those where one is lacking. */
export function mustProveFactor(
  neededBy: readonly string[],
  organizationId: string,
  permission: Permission | PublicPermission,
): boolean {
  return neededBy.includes(organizationId) && !EXEMPT.includes(permission);
}

/** Whether the back office of the chosen organization waits for a second factor of the person. */
export function isFactorAwaited({ factorNeededBy, selectedOrganizationId }: User): boolean {
  return selectedOrganizationId !== null && isNeededBy(factorNeededBy, selectedOrganizationId);
}

function isNeededBy(neededBy: readonly OrganizationId[], organizationId: OrganizationId): boolean {
  return mustProveFactor(neededBy, organizationId, "organization.enter");
}
