import type { ReactElement } from "react";
import { selectAddress, selectLocation, selectLocations } from "#core/fulfillment/fulfillment.selectors.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { PinIcon, StoreIcon } from "#ui/design/icons/storefront.tsx";
import { FULFILLMENT_MODAL } from "#ui/fulfillment/fulfillment-modal.ts";
import { MethodChoice } from "#ui/fulfillment/method-choice.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { CheckoutSection } from "./checkout-section.tsx";
import { PlaceRow } from "./place-row.tsx";
import { useDraft, type CheckoutPartProps } from "../use-checkout.ts";

/** Pickup or delivery, from where and where to; the sheet of the header changes place and address here too. */
export function PlaceSection({ actor }: CheckoutPartProps): ReactElement {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const { draft } = useDraft(actor);
  const location = useSelected(fulfillment, selectLocation);
  const locations = useSelected(fulfillment, selectLocations);
  const address = useSelected(fulfillment, selectAddress);
  const sheet = useModal(FULFILLMENT_MODAL);
  const change = (what: string): ReactElement => (
    <Button
      size="sm"
      look="soft"
      aria-label={t.checkout.changeOf({ action: t.common.edit(), what })}
      onPress={sheet.open}
    >
      {t.common.edit()}
    </Button>
  );
  return (
    <CheckoutSection actor={actor} title={t.checkout.methodTitle()} places={["method", "address"]}>
      <MethodChoice />
      {draft.method === "delivery" && address === null && (
        <Button look="outline" icon={<PinIcon />} onPress={sheet.open}>
          {t.fulfillment.addAddress()}
        </Button>
      )}
      {draft.method === "delivery" && address !== null && (
        <PlaceRow
          icon={<PinIcon />}
          label={t.fulfillment.deliverTo()}
          text={format.address(address)}
          action={change(t.checkout.addressTitle())}
        />
      )}
      {location !== null && (draft.method === "pickup" || locations.length > 1) && (
        <PlaceRow
          icon={<StoreIcon />}
          label={draft.method === "pickup" ? t.fulfillment.pickupFrom() : t.checkout.from()}
          text={[location.name, location.address].map(isolate).join(", ")}
          action={locations.length > 1 ? change(t.shop.location()) : undefined}
        />
      )}
    </CheckoutSection>
  );
}
