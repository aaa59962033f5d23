import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import { connectPhoneOrder } from "#core/phone-order/connect-phone-order.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import type { PhoneOrderInput } from "#core/phone-order/phone-order-setup.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** An order by phone on screen. The board's stream reports what is sold out meanwhile. */
export function createPhoneOrder(app: App, board: OrderBoardActor, input: PhoneOrderInput): PhoneOrderActor {
  const { phoneOrders, menu, reports } = app.ports;
  const actor = createScreenActor(app, connectPhoneOrder(phoneOrders, menu), input);
  const changes = board.on("orderBoard.locationChanged", () =>
    actor.send({ type: "phoneOrder.refreshMenu" }),
  );
  actor.subscribe({ complete: () => changes.unsubscribe() });
  actor.on("phoneOrder.failed", ({ error }) => reports.report(error, "operations.phoneOrder"));
  return actor;
}
