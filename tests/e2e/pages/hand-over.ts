import { expect, type Locator } from "@playwright/test";
import type { OrderPage } from "./order-page.ts";

/** Moves an accepted order to fulfilled; the customer's page follows each step without a reload. */
export async function cookAndHandOver(card: Locator, order: OrderPage): Promise<void> {
  await card.getByRole("button", { name: "Începe" }).click();
  await expect(order.status).toContainText("În lucru");
  await card.getByRole("button", { name: "Gata", exact: true }).click();
  await expect(order.status).toContainText("Gata");
  await card.getByRole("button", { name: "Predată" }).click();
  await expect(order.status).toContainText("Finalizată");
}
