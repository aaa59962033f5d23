import type { CustomerId } from "#core/kernel/id.ts";
import { connectCustomerCard, type CustomerCardActor } from "#core/order/customer/customer-card.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** What staff knows about a customer, where one of their orders is shown. */
export function createCustomerCard(app: App, customerId: CustomerId): CustomerCardActor {
  const actor = createScreenActor(app, connectCustomerCard(app.ports.operations), { customerId });
  actor.on("customerCard.failed", ({ error }) =>
    app.root.send({ type: "app.fail", error, where: "operations.customer" }),
  );
  return actor;
}
