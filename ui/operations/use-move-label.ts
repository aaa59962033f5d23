import { defaultReadyMinutes, type ForwardMove } from "#core/orders/next-move.ts";
import type { StaffOrder } from "#core/orders/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** What the button of an order's next step says: «Acceptă — 45 min», «Predată». */
export function useMoveLabel(): (order: StaffOrder, move: ForwardMove) => string {
  const { operations } = useI18n().L;
  return (order, move) => {
    switch (move) {
      case "accept":
        return operations.acceptIn({ minutes: defaultReadyMinutes(order) });
      case "start":
        return operations.start();
      case "ready":
        return operations.ready();
      case "dispatch":
        return operations.dispatch();
      case "complete":
        return order.fulfillmentMethod === "pickup"
          ? operations.completePickup()
          : operations.completeDelivery();
    }
  };
}
