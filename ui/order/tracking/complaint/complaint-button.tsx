import { Suspense, type ReactElement } from "react";
import type { Order } from "#core/order/order.ts";
import type { TrackingActor } from "#core/order/tracking/order-tracking.selectors.ts";
import { Button } from "#ui/design/button/button.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";

const ComplaintSheet = late(async () => (await import("./complaint-sheet.tsx")).ComplaintSheet);

interface ComplaintButtonProps {
  readonly order: Order;
  readonly actor: TrackingActor;
}

/** Opens the sheet where a customer says what went wrong with an order. */
export function ComplaintButton({ order, actor }: ComplaintButtonProps): ReactElement {
  const { t } = useI18n();
  const { isOpen, layer, openings, open, close } = useFreshModal("order.complaint");
  return (
    <>
      <Button size="md" look="ghost" onPress={open}>
        {t.orders.complaint.ask()}
      </Button>
      {openings > 0 && (
        <Suspense>
          <ComplaintSheet
            key={openings}
            order={order}
            actor={actor}
            isOpen={isOpen}
            layer={layer}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
