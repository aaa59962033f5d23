import { Suspense, type ReactElement } from "react";
import type { StaffOrder } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";

const CourierSheet = late(async () => (await import("./courier-sheet.tsx")).CourierSheet);

interface CourierButtonProps {
  readonly order: StaffOrder;
}

/** Opens the sheet where staff says who brings an order. */
export function CourierButton({ order }: CourierButtonProps): ReactElement {
  const { t } = useI18n();
  const { isOpen, layer, openings, open, close } = useFreshModal("operations.courier");
  return (
    <>
      <Button size="md" look="soft" onPress={open}>
        {order.courier === null ? t.operations.courier.choose() : t.operations.courier.change()}
      </Button>
      {openings > 0 && (
        <Suspense>
          <CourierSheet key={openings} order={order} isOpen={isOpen} layer={layer} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
