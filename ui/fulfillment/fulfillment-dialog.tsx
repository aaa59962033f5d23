import { useEffect, type ReactElement } from "react";
import { selectMethod } from "#core/fulfillment/fulfillment.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { stack } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ModalHandle } from "#ui/modal/use-modal.ts";
import { DeliveryPlace } from "./delivery-place.tsx";
import { LocationRadios } from "./location-radios.tsx";
import { MethodChoice } from "./method-choice.tsx";

interface FulfillmentDialogProps {
  readonly modal: ModalHandle;
}

/** Pickup or delivery, from which location, and where to. Method and location count at once. */
export function FulfillmentDialog({ modal }: FulfillmentDialogProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { fulfillment } = useActors();
  const method = useSelected(fulfillment, selectMethod);

  useEffect(() => {
    // The rules of the form's fields are worded there; fetched before one is broken.
    void i18n.load("purchase");
  }, [i18n]);

  return (
    <Dialog
      isOpen={modal.isOpen}
      onClose={modal.close}
      zIndex={modal.layer}
      size="xl"
      title={t.shop.howToOrder()}
      closeLabel={t.common.close()}
    >
      <div className={stack.lg}>
        <MethodChoice />
        <LocationRadios />
        {method === "delivery" ? (
          <DeliveryPlace onDone={modal.close} />
        ) : (
          <Button color="accent" fullWidth onPress={modal.close}>
            {t.common.continue()}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
