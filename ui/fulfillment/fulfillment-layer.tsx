import { Suspense, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { FULFILLMENT_MODAL } from "./fulfillment-modal.ts";

const FulfillmentDialog = late(async () => (await import("./fulfillment-dialog.tsx")).FulfillmentDialog);

/** Where the sheet for method, location and address appears; its code comes when it first opens. */
export function FulfillmentLayer(): ReactElement | null {
  const modal = useModal(FULFILLMENT_MODAL);
  if (!modal.isKept) return null;
  return (
    <Suspense>
      <FulfillmentDialog modal={modal} />
    </Suspense>
  );
}
