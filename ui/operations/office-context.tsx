import { createContext, use, useMemo, useState, type ReactElement, type ReactNode } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { EmployeeOrganization } from "#core/account/employee.ts";
import type { User } from "#core/account/user.ts";
import { employmentOf, workplacesOf, zonesOf, type Workplace } from "#core/account/workplace.ts";

/** The header of operations: user, organization, page and location filter. */
export interface Office {
  readonly user: User;
  /** Null for an admin who is not employed here. */
  readonly organization: EmployeeOrganization | null;
  readonly workplaces: readonly Workplace[];
  readonly zones: readonly DeliveryZone[];
  /** Null is all locations. */
  readonly locationId: LocationId | null;
  readonly showLocation: (locationId: LocationId | null) => void;
}

const OfficeContext = createContext<Office | null>(null);

interface OfficeProviderProps {
  readonly user: User;
  readonly children: ReactNode;
}

/** Gives the chosen organization to the pages of operations. */
export function OfficeProvider({ user, children }: OfficeProviderProps): ReactElement {
  const [locationId, showLocation] = useState<LocationId | null>(null);
  const office = useMemo<Office>(() => {
    const employment = employmentOf(user);
    return {
      user,
      organization: employment?.organization ?? null,
      workplaces: employment === null ? [] : workplacesOf(employment),
      zones: employment === null ? [] : zonesOf(employment.organization),
      locationId,
      showLocation,
    };
  }, [user, locationId]);
  return <OfficeContext value={office}>{children}</OfficeContext>;
}

/** The chosen organization as this person works in it. */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (office === null) throw new Error("useOffice needs an OfficeProvider above it");
  return office;
}
