import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Employee } from "#core/account/employee.ts";
import { mayUser, type Permission } from "#core/account/permissions.ts";
import { pinSessionEnd } from "#core/account/tablet/pin-session.ts";
import { asksPassword, atTablet } from "#core/account/tablet/shared-tablet.ts";
import type { EmployeeId, LocationId, OrganizationId } from "#core/kernel/id.ts";
import { millisBetween, plusMillis } from "#core/time/instant.ts";
import { idOf, NOON, toInstant } from "#tests/support/builders/values.ts";
import { aUser } from "#tests/support/builders/customer.ts";

const BUCHAREST = "Europe/Bucharest";
const HOUR_MS = 3_600_000;

describe("a session by PIN (ACCOUNT-25, ACCOUNT-26)", () => {
  it.each([
    ["2026-11-23T08:00:00Z", "2026-11-24T02:00:00.000Z"],
    ["2026-11-24T01:59:59Z", "2026-11-24T02:00:00.000Z"],
    ["2026-11-24T02:00:00Z", "2026-11-25T02:00:00.000Z"],
    // The night that has an hour twice.
    ["2026-10-24T20:00:00Z", "2026-10-25T02:00:00.000Z"],
  ])("that begins at %s ends at %s", (now, end) => {
    expect(pinSessionEnd(toInstant(now), BUCHAREST)).toBe(end);
  });

  it("never ends later than a day after, counting the night of a clock change, nor before it began", () => {
    fc.assert(
      fc.property(
        fc.nat(400 * 24 * 60),
        fc.constantFrom(BUCHAREST, "UTC", "America/New_York"),
        (minutes, zone) => {
          const now = plusMillis(NOON, minutes * 60_000);
          const lasts = millisBetween(now, pinSessionEnd(now, zone));
          expect(lasts > 0 && lasts <= 25 * HOUR_MS).toBe(true);
        },
      ),
    );
  });

  const NORD = idOf<OrganizationId>("nord");
  const [CENTRU, VEST] = [idOf<LocationId>("centru"), idOf<LocationId>("vest")];
  const manager: Employee = {
    id: idOf<EmployeeId>("manager"),
    role: "manager",
    locationIds: null,
    organization: { id: NORD, name: "Bistro Nord", shops: [] },
  };
  const elsewhere: Employee = {
    ...manager,
    id: idOf<EmployeeId>("elsewhere"),
    organization: { ...manager.organization, id: idOf<OrganizationId>("zen") },
  };

  it("lets a user be what they are at the tablet's location alone", () => {
    const user = aUser({ isAdmin: true, employees: [manager, elsewhere] });
    const there = atTablet(user, [{ id: manager.id, locationIds: [CENTRU] }]);
    expect(there).toEqual({ ...user, isAdmin: false, employees: [{ ...manager, locationIds: [CENTRU] }] });
    expect(mayUser(there, NORD, "prices.change", CENTRU)).toBe(true);
    expect(mayUser(there, NORD, "prices.change", VEST)).toBe(false);
    expect(mayUser(there, elsewhere.organization.id, "orders.see")).toBe(false);
    expect(mayUser(there, NORD, "organization.change")).toBe(false);
  });

  it("never lets anybody do more than without it", () => {
    const permissions: readonly Permission[] = [
      "orders.see",
      "orders.reopen",
      "staff.change",
      "prices.change",
    ];
    fc.assert(
      fc.property(
        fc.subarray([manager, elsewhere]),
        fc.subarray([manager.id, elsewhere.id]),
        fc.constantFrom(...permissions),
        fc.constantFrom(CENTRU, VEST, null),
        (employees, ids, permission, locationId) => {
          const user = aUser({ employees });
          const there = atTablet(
            user,
            ids.map((id) => ({ id, locationIds: [CENTRU] })),
          );
          expect(
            mayUser(there, NORD, permission, locationId) && !mayUser(user, NORD, permission, locationId),
          ).toBe(false);
        },
      ),
    );
  });

  it("leaves people and the organization to a sign-in by password", () => {
    expect(asksPassword("staff.change")).toBe(true);
    expect(asksPassword("organization.change")).toBe(true);
    expect(asksPassword("orders.move")).toBe(false);
  });
});
