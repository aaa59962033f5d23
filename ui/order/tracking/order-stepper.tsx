import type { ReactElement } from "react";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { orderSteps } from "#core/order/tracking/order-progress.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { ProgressSteps } from "#ui/design/feedback/progress-steps.tsx";
import * as styles from "./order-stepper.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface OrderStepperProps {
  readonly method: FulfillmentMethod;
  readonly status: OrderStatus;
}

/** The progress of an order; nothing for one that was rejected or cancelled. */
export function OrderStepper({ method, status }: OrderStepperProps): ReactElement | null {
  const { t } = useI18n();
  const { step, stepState } = t.orders;
  const words: Readonly<Record<OrderStatus, () => string>> = {
    pending: step.pending,
    accepted: step.accepted,
    preparing: step.preparing,
    ready: step.ready,
    out_for_delivery: step.out_for_delivery,
    fulfilled: method === "delivery" ? step.fulfilledDelivery : step.fulfilledPickup,
    rejected: t.orders.status.rejected,
    cancelled: t.orders.status.cancelled,
  };
  const steps = orderSteps(method, status);
  if (steps.length === 0) return null;
  return (
    <div className={steps.length > 5 ? styles.many : undefined}>
      <ProgressSteps
        label={t.orders.progress()}
        steps={steps.map(({ status: id, state }) => ({
          id,
          label: words[id](),
          state,
          stateLabel: stepState[state](),
        }))}
      />
    </div>
  );
}
