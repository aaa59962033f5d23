import type { OrderContact } from "./order.ts";

/** Who receives an order, by first and last name as far as both were said. */
export function contactName({ firstName, lastName }: Pick<OrderContact, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
