import { toId, type EmployeeId, type ShopId } from "#core/kernel/id.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { isolate } from "#core/kernel/isolate.ts";
import type { Location } from "#core/shop/location.ts";
import type { Employee, EmployeeOrganization } from "./employee.ts";
import { ADMIN_ROLE, organizationIdsOf } from "./permissions.ts";
import type { User } from "./user.ts";

/** A location that somebody works at, with the time zone of its hours. */
export interface Workplace {
  readonly location: Location;
  readonly shopId: ShopId;
  readonly shopName: string;
  readonly timezone: string;
}

/** The user's place in the chosen organization; null without one. */
export function employmentOf(user: User): Employee | null {
  return user.employees.find(({ organization }) => organization.id === user.selectedOrganizationId) ?? null;
}

/** The user's places in the organizations whose back office may be entered, one for each. */
export function employmentsOf(user: User): readonly Employee[] {
  return organizationIdsOf(user).flatMap(
    (id) => user.employees.find(({ organization }) => organization.id === id) ?? [],
  );
}

/** An admin in an organization counts as its owner, without an employee record (STAFF-3). The id is the organization's. */
export function adminPlace(organization: EmployeeOrganization): Employee {
  return { id: toId<EmployeeId>(organization.id), role: ADMIN_ROLE, locationIds: null, organization };
}

/** Whether somebody is there only as an admin, without an employee record. */
export function isAdminPlace({ id, organization }: Employee): boolean {
  return String(id) === String(organization.id);
}

/** Whether the user is an employee of the chosen organization, and not there as an admin alone. */
export function isEmployee(user: User | null): boolean {
  const employment = user === null ? null : employmentOf(user);
  return employment !== null && !isAdminPlace(employment);
}

/** The employments in organizations whose names contain every typed word, ignoring case and diacritics; all of them for an empty text. */
export function searchPlaces(places: readonly Employee[], typed: string): readonly Employee[] {
  const words = plainText(typed).split(/\s+/u);
  return places.filter(({ organization }) => {
    const name = plainText(organization.name);
    return words.every((word) => name.includes(word));
  });
}

function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

/** The locations that an employee works at, shop by shop. */
export function workplacesOf({
  organization,
  locationIds,
}: Pick<Employee, "organization" | "locationIds">): readonly Workplace[] {
  return organization.shops.flatMap((shop) =>
    shop.locations
      .filter(({ id }) => locationIds === null || locationIds.includes(id))
      .map((location) => ({ location, shopId: shop.id, shopName: shop.name, timezone: shop.timezone })),
  );
}

/** The name of a workplace: its location, with the shop where the organization has several shops. */
export function workplaceName({ location, shopName }: Workplace, organization: EmployeeOrganization): string {
  return organization.shops.length > 1
    ? `${isolate(shopName)} · ${isolate(location.name)}`
    : isolate(location.name);
}

/** The delivery zones that come with an organization's locations. */
export function zonesOf(organization: EmployeeOrganization): readonly DeliveryZone[] {
  return organization.shops.flatMap(({ locations }) =>
    locations.flatMap(({ defaultDeliveryZone }) =>
      defaultDeliveryZone === null ? [] : [defaultDeliveryZone],
    ),
  );
}

/** The shops of these workplaces, each once. */
export function shopsOf(
  workplaces: readonly Workplace[],
): readonly { readonly id: ShopId; readonly name: string }[] {
  const names = new Map(workplaces.map(({ shopId, shopName }) => [shopId, shopName]));
  return [...names].map(([id, name]) => ({ id, name }));
}
