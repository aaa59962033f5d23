import { waitFor } from "xstate";
import { selectIsOrderBusy, type TrackingActor } from "./order-tracking.selectors.ts";

/** Cancels the order of an order page; resolves once the answer is there, whichever it is: the page shows it. */
export async function cancelTrackedOrder(actor: TrackingActor): Promise<void> {
  actor.send({ type: "order.cancel" });
  await waitFor(actor, (state) => !selectIsOrderBusy(state), { timeout: Infinity });
}
