import { mayAnywhere, type Employed } from "#core/account/permissions.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { PlacedOrder } from "./placed-order.ts";
import type { OrganizationId, UserId } from "#core/kernel/id.ts";

/**
 * An order that staff places to try the product (ORDER-39): what it costs and when it comes is said as of any other, but it
 * earns no points, uses up no promotion and takes nothing of stock and slots.
 */
export function asTestOrder(placed: PlacedOrder): PlacedOrder {
  return { ...placed, isTest: true, pointsEarned: 0, redemptions: [], takesStock: false };
}

/** Somebody who orders, with where they work. */
interface Buyer {
  readonly isAdmin: boolean;
  readonly employees: readonly (Employed["employees"][number] & { readonly organizationId: string })[];
}

/** Whether somebody may order of an organization only to try it: who enters its orders. */
export function mayTest({ isAdmin, employees }: Buyer, organizationId: OrganizationId): boolean {
  const there = employees.filter((employee) => employee.organizationId === organizationId);
  return mayAnywhere({ isAdmin, employees: there }, "orders.enter");
}

/** Why an order is neither placed nor tried; `buyer.unread`: it must be read first where they work. */
export type TestRefusal = "shop.unpublished" | "auth.forbidden" | "buyer.unread";

/**
 * Whether an order is a test order: all orders of a shop that is not published are (SHOP-19), and those that staff asks for.
 * Nobody else may.
 */
export function isTestOrder(
  shop: { readonly isPublished: boolean; readonly organizationId: OrganizationId },
  isAsked: boolean,
  buyer: Buyer | { readonly userId: UserId },
): Result<boolean, TestRefusal> {
  if (shop.isPublished && !isAsked) return ok(false);
  if (!("employees" in buyer)) return err("buyer.unread");
  if (mayTest(buyer, shop.organizationId)) return ok(true);
  return err(shop.isPublished ? "auth.forbidden" : "shop.unpublished");
}
