import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROLES } from "#core/account/employee.ts";
import { isAllowed, permissionsOf } from "#core/account/permissions.ts";
import { invitationStep, INVITATION_LIFE_MS } from "#core/account/staff/invitation.ts";
import { coversPlace, staffChangeRefusal, type StaffPlace } from "#core/account/staff/staff.ts";
import { invitationErrors, invitedErrors, placeErrors } from "#core/form/staff-forms.ts";
import type { EmployeeId, LocationId } from "#core/kernel/id.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const [NORTH, SOUTH] = [idOf<LocationId>("north"), idOf<LocationId>("south")];
const OWNER: StaffPlace = { role: "owner", locationIds: null };
const NORTH_OWNER: StaffPlace = { role: "owner", locationIds: [NORTH] };
const COOK: StaffPlace = { role: "employee", locationIds: [SOUTH] };

const ids = ["a", "b", "c", "d"].map((name) => idOf<EmployeeId>(name));
const place: fc.Arbitrary<StaffPlace> = fc.record({
  role: fc.constantFrom(...ROLES),
  locationIds: fc.constantFrom(null, [NORTH], [SOUTH], [NORTH, SOUTH]),
});
const staffOf = (...places: readonly StaffPlace[]) =>
  places.map((one, index) => ({ ...one, id: ids[index] ?? idOf<EmployeeId>("z") }));

describe("giving a place (STAFF-6)", () => {
  it.each([
    [OWNER, OWNER, true],
    [OWNER, COOK, true],
    [OWNER, { role: "courier", locationIds: null }, true],
    [NORTH_OWNER, OWNER, false],
    [NORTH_OWNER, { role: "manager", locationIds: [NORTH] }, true],
    [NORTH_OWNER, COOK, false],
    [NORTH_OWNER, { role: "employee", locationIds: [NORTH, SOUTH] }, false],
    [{ role: "manager", locationIds: null }, OWNER, false],
    [{ role: "manager", locationIds: null }, COOK, true],
    [{ role: "employee", locationIds: null }, { role: "manager", locationIds: [NORTH] }, false],
  ] as const)("%j covers %j: %s", (own, given, covers) => {
    expect(coversPlace(own, given)).toBe(covers);
  });

  it("never gives anybody what the giver may not do there", PROPERTY_TIMEOUT, () => {
    fc.assert(
      fc.property(place, place, fc.constantFrom(NORTH, SOUTH), (own, given, at) => {
        fc.pre(coversPlace(own, given));
        const works = ({ locationIds }: StaffPlace): boolean =>
          locationIds === null || locationIds.includes(at);
        const gained = works(given) ? permissionsOf(given.role).filter((one) => one !== "runs.own") : [];
        const had = works(own) ? gained.filter((permission) => isAllowed(own.role, permission)) : [];
        expect(had).toEqual(gained);
      }),
      runs(500),
    );
  });
});

describe("changing and taking away a place (STAFF-6, STAFF-7)", () => {
  const [a, b] = [idOf<EmployeeId>("a"), idOf<EmployeeId>("b")];
  it.each([
    ["the last owner leaves", OWNER, staffOf(OWNER, COOK), a, null, "staff.last_owner"],
    [
      "the last owner becomes a manager",
      OWNER,
      staffOf(OWNER, COOK),
      a,
      { ...OWNER, role: "manager" },
      "staff.last_owner",
    ],
    [
      "the last owner of all locations keeps one",
      OWNER,
      staffOf(OWNER, NORTH_OWNER),
      a,
      NORTH_OWNER,
      "staff.last_owner",
    ],
    ["one of two owners leaves", OWNER, staffOf(OWNER, OWNER), a, null, null],
    ["a cook leaves", OWNER, staffOf(OWNER, COOK), b, null, null],
    ["a cook becomes an owner", OWNER, staffOf(OWNER, COOK), b, OWNER, null],
    [
      "an owner of one location removes one of all",
      NORTH_OWNER,
      staffOf(OWNER, OWNER),
      a,
      null,
      "staff.beyond_own",
    ],
    [
      "an owner of one location lifts a colleague",
      NORTH_OWNER,
      staffOf(OWNER, { role: "employee", locationIds: [NORTH] }),
      b,
      OWNER,
      "staff.beyond_own",
    ],
    ["nobody changes", OWNER, staffOf(OWNER), b, null, null],
  ] as const)("%s", (_what, own, staff, id, next, refusal) => {
    expect(staffChangeRefusal(own, staff, id, next)).toBe(refusal);
  });

  it(
    "keeps an owner through any row of changes, and one of all locations where there was one",
    PROPERTY_TIMEOUT,
    () => {
      const change = fc.record({ by: fc.nat(3), of: fc.nat(3), next: fc.option(place) });
      fc.assert(
        fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), fc.array(change), (places, changes) => {
          let staff: readonly (StaffPlace & { readonly id: EmployeeId })[] = staffOf(...places);
          const counts = (one: StaffPlace): boolean => one.role === "owner";
          const everywhere = (one: StaffPlace): boolean => counts(one) && one.locationIds === null;
          const [hadOwner, hadEverywhere] = [staff.some(counts), staff.some(everywhere)];
          for (const { by, of, next } of changes) {
            const own = staff.find(({ id }) => id === ids[by]);
            const id = ids[of];
            if (own === undefined || id === undefined) continue;
            if (staffChangeRefusal(own, staff, id, next) !== null) continue;
            staff = staff.flatMap((one) => (one.id !== id ? [one] : next === null ? [] : [{ ...next, id }]));
          }
          expect([staff.some(counts), staff.some(everywhere)]).toEqual([
            hadOwner,
            hadEverywhere || staff.some(everywhere),
          ]);
        }),
        runs(500),
      );
    },
  );
});

describe("an invitation (STAFF-8)", () => {
  it("asks the one who opened it for what is next", () => {
    const invited = { email: "dana@example.com", hasAccount: true };
    expect([
      invitationStep({ ...invited, hasAccount: false }, null),
      invitationStep(invited, null),
      invitationStep(invited, "dana@example.com"),
      invitationStep(invited, "ana@example.com"),
    ]).toEqual(["register", "signIn", "join", "otherAccount"]);
    expect(INVITATION_LIFE_MS).toBe(7 * 24 * 3_600_000);
  });

  it("needs an email that is not at work there, a role, and locations unless it is for all", () => {
    const member = {
      id: idOf<EmployeeId>("a"),
      firstName: "Ana",
      lastName: "Pop",
      isSelf: false,
      hasFactor: false,
      hasPasskey: false,
      ...COOK,
    };
    const known = { members: [{ ...member, email: "ana@example.com" }] };
    const empty = { email: "", role: null, everywhere: false, locations: [] };
    expect(invitationErrors(empty, known)).toEqual({
      email: keyMessage("validation.required"),
      role: keyMessage("validation.required"),
      locations: keyMessage("validation.staff_locations"),
    });
    const fine = { email: " Dana@example.com ", role: "employee", everywhere: true, locations: [] } as const;
    expect(invitationErrors(fine, known)).toEqual({});
    expect(invitationErrors({ ...fine, email: "ANA@example.com" }, known)).toEqual({
      email: keyMessage("validation.staff_known"),
    });
    expect(invitationErrors({ ...fine, email: "ana@example.com" }, null)).toEqual({});
    expect(placeErrors({ ...fine, everywhere: false, locations: [NORTH] })).toEqual({});
  });

  it("asks for an account what registering asks, but for the email", () => {
    const typed = {
      firstName: "D",
      lastName: "",
      password: "scurt",
      acceptTerms: false,
      acceptPrivacy: true,
    };
    expect(Object.keys(invitedErrors(typed, "dana@example.com"))).toEqual([
      "firstName",
      "lastName",
      "password",
      "acceptTerms",
    ]);
  });
});
