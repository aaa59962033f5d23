import { defaultReadyMinutes } from "#core/order/lifecycle/next-move.ts";
import type { ForwardMove } from "#core/order/lifecycle/order-lifecycle.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** The label of an order's next step, such as "Accept — 45 min". */
export function useMoveLabel(): (order: StaffOrder, move: ForwardMove) => string {
  const { operations } = useI18n().t;
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
