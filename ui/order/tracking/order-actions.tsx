import { useEffect, useRef, type ReactElement } from "react";
import { selectIsConfirmationOpen } from "#core/modal/confirmation.selectors.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import { cancelTrackedOrder } from "#core/order/tracking/cancel-tracked-order.ts";
import type { Order } from "#core/order/order.ts";
import {
  selectIsReordering,
  selectMayCancel,
  selectMayComplain,
  type TrackingActor,
} from "#core/order/tracking/order-tracking.selectors.ts";
import { isTerminal } from "#core/order/lifecycle/order-stages.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ComplaintButton } from "./complaint/complaint-button.tsx";
import * as styles from "./order-screen.css.ts";

/** A dialog keeps the focus from the page until it has moved out, in milliseconds. */
const DIALOG_LEAVES_MS = 300;

interface OrderActionsProps {
  readonly order: Order;
  readonly actor: TrackingActor;
}

/** Cancel while that is allowed, call the restaurant, order the same again, say what went wrong. */
export function OrderActions({ order, actor }: OrderActionsProps): ReactElement {
  const { t } = useI18n();
  const { confirmation, fulfillment } = useActors();
  const mayCancel = useSelected(actor, selectMayCancel);
  const mayComplain = useSelected(actor, selectMayComplain);
  const isReordering = useSelected(actor, selectIsReordering);
  const location = useSelected(fulfillment, selectLocation);

  const frame = useRef<HTMLDivElement>(null);
  const hasCanceled = useRef(false);
  const isAsked = useSelected(confirmation, selectIsConfirmationOpen);

  // The button that was pressed is gone then, and the focus would be nowhere.
  useEffect(() => {
    if (isAsked || mayCancel || !hasCanceled.current) return undefined;
    hasCanceled.current = false;
    const timer = setTimeout(() => frame.current?.focus(), DIALOG_LEAVES_MS);
    return () => clearTimeout(timer);
  }, [isAsked, mayCancel]);

  function askToCancel(): void {
    confirmation.send({
      type: "confirmation.ask",
      confirmation: {
        title: keyMessage("orders.cancelTitle"),
        subtitle: keyMessage("orders.cancelText"),
        customContent: null,
        onConfirm: async () => {
          await cancelTrackedOrder(actor);
          hasCanceled.current = true;
        },
      },
    });
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.actions}>
      {location !== null && (
        <Button
          size="md"
          color={isTerminal(order.status) ? "accent" : "dark"}
          look={isTerminal(order.status) ? "solid" : "soft"}
          loading={isReordering}
          onPress={() => actor.send({ type: "order.reorder", locationId: location.id })}
        >
          {t.orders.orderAgain()}
        </Button>
      )}
      {order.location.phone !== "" && (
        <a href={`tel:${order.location.phone}`} className={buttonStyle({ size: "md", look: "outline" })}>
          <PhoneIcon size={18} />
          {t.orders.callRestaurant()}
        </a>
      )}
      {mayComplain && <ComplaintButton order={order} actor={actor} />}
      {mayCancel && (
        <Button size="md" look="ghost" onPress={askToCancel}>
          {t.orders.cancel()}
        </Button>
      )}
    </div>
  );
}
