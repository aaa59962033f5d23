import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import { connectPriceEditor } from "#core/menu/price-update/connect-price-editor.ts";
import type { PriceEditorActor } from "#core/menu/price-update/price-editor.machine.ts";
import type { PriceEditorInput } from "#core/menu/price-update/price-editor.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** A price update on screen. The screen starts and stops it; the board's stream reports prices that change elsewhere. */
export function createPriceEditor(
  app: App,
  board: OrderBoardActor,
  input: PriceEditorInput,
): PriceEditorActor {
  const { operations, menu, reports } = app.ports;
  const actor = createScreenActor(app, connectPriceEditor(operations, menu), input);
  const changes = board.on("orderBoard.locationChanged", () => actor.send({ type: "priceEditor.refresh" }));
  actor.subscribe({ complete: () => changes.unsubscribe() });
  actor.on("priceEditor.failed", ({ error, during }) => {
    // What could not be read is said in its own place.
    if (during === "read") reports.report(error, "operations.prices");
    else app.root.send({ type: "app.fail", error, where: "operations.prices" });
  });
  return actor;
}
