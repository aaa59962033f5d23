import type { OrganizationId } from "#core/kernel/id.ts";
import type { DeliveryZone } from "#core/fulfillment/delivery-zone.ts";
import type { Location } from "#core/shop/location.ts";
import type { Employee, EmployeeOrganization } from "./employee.ts";
import type { User } from "./user.ts";

/** A location that somebody works at, with the zone that its hours are kept in. */
export interface Workplace {
  readonly location: Location;
  readonly shopName: string;
  readonly timezone: string;
}

/** The user's place in the chosen organization; null without one. */
export function employmentOf(user: User): Employee | null {
  return user.employees.find(({ organization }) => organization.id === user.selectedOrganizationId) ?? null;
}

/** The organizations that a user works for, each once, with the role there. */
export function employmentsOf(user: User): readonly Employee[] {
  const ids = new Set<OrganizationId>();
  return user.employees.filter(({ organization }) => {
    const isFirst = !ids.has(organization.id);
    ids.add(organization.id);
    return isFirst;
  });
}

/** The locations that an employee works at, shop by shop. */
export function workplacesOf({ organization, locationIds }: Employee): readonly Workplace[] {
  return organization.shops.flatMap((shop) =>
    shop.locations
      .filter(({ id }) => locationIds === null || locationIds.includes(id))
      .map((location) => ({ location, shopName: shop.name, timezone: shop.timezone })),
  );
}

/** What the workplaces are called: by location, and by shop too where the organization has several shops. */
export function workplaceName({ location, shopName }: Workplace, organization: EmployeeOrganization): string {
  return organization.shops.length > 1 ? `${shopName} · ${location.name}` : location.name;
}

/** The delivery zones that come with an organization's locations. */
export function zonesOf(organization: EmployeeOrganization): readonly DeliveryZone[] {
  return organization.shops.flatMap(({ locations }) =>
    locations.flatMap(({ defaultDeliveryZone }) =>
      defaultDeliveryZone === null ? [] : [defaultDeliveryZone],
    ),
  );
}
