import { test } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROLES } from "#core/account/employee.ts";
import { isAllowed } from "#core/account/permissions.ts";
import { decideOrder } from "#core/checkout/decision/decide-order.ts";
import type { OrganizationId, UserId } from "#core/kernel/id.ts";
import { err, ok } from "#core/kernel/result.ts";
import { asTestOrder, isTestOrder, mayTest } from "#core/checkout/decision/test-order.ts";
import { commandOf, contextOf, itemOf } from "#tests/core/checkout/checkout-cases.ts";
import { idOf, valueOf } from "#tests/support/builders/values.ts";

const BISTRO = idOf<OrganizationId>("bistro");

describe("asTestOrder (ORDER-39)", () => {
  test.prop([fc.integer({ min: 2, max: 9 }), fc.boolean()])(
    "costs and comes as the same order would, and holds and earns nothing",
    (qty, hasCoupon) => {
      const couponId = hasCoupon ? (contextOf().promotions[0]?.id ?? null) : null;
      const context = contextOf({
        cart: { ...contextOf().cart, items: [{ ...itemOf("vin", { qty }), couponId }] },
      });
      const real = valueOf(decideOrder(context, commandOf({}, context)));
      const { isTest, pointsEarned, redemptions, takesStock, ...rest } = asTestOrder(real);
      expect({ isTest, pointsEarned, redemptions, takesStock }).toEqual({
        isTest: true,
        pointsEarned: 0,
        redemptions: [],
        takesStock: false,
      });
      expect(real).toMatchObject(rest);
    },
  );
});

describe("mayTest", () => {
  it("is for those who enter orders there, and for an admin (ORDER-39)", () => {
    const works = (role: (typeof ROLES)[number], organizationId: string) =>
      mayTest({ isAdmin: false, employees: [{ role, organizationId }] }, BISTRO);
    expect(ROLES.filter((role) => works(role, BISTRO))).toEqual(
      ROLES.filter((role) => isAllowed(role, "orders.enter")),
    );
    expect(ROLES.filter((role) => works(role, "another"))).toEqual([]);
    expect(mayTest({ isAdmin: true, employees: [] }, BISTRO)).toBe(true);
    expect(mayTest({ isAdmin: false, employees: [] }, BISTRO)).toBe(false);
  });
});

describe("isTestOrder", () => {
  const cook = { isAdmin: false, employees: [{ role: "employee", organizationId: BISTRO }] } as const;
  const guest = { isAdmin: false, employees: [] };
  const unread = { userId: idOf<UserId>("ana") };

  it.each([
    [true, false, unread, ok(false)],
    [true, true, unread, err("buyer.unread")],
    [false, false, unread, err("buyer.unread")],
    [true, true, cook, ok(true)],
    [true, true, guest, err("auth.forbidden")],
    [false, false, cook, ok(true)],
    [false, false, guest, err("shop.unpublished")],
    [false, true, guest, err("shop.unpublished")],
  ])("published %j, asked for %j: %j gives %j (SHOP-19)", (isPublished, isAsked, buyer, answered) => {
    expect(isTestOrder({ isPublished, organizationId: BISTRO }, isAsked, buyer)).toEqual(answered);
  });
});
