import { mayAnywhere, type Employed } from "#core/account/permissions.ts";
import type { PlacedOrder } from "./placed-order.ts";
import type { OrganizationId } from "#core/kernel/id.ts";

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
