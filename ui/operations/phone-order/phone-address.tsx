import { useState, type ReactElement } from "react";
import {
  finishDraft,
  startDraft,
  withPlace,
  withText,
  type AddressDraft,
} from "#core/fulfillment/address/address-draft.ts";
import { withFoundAddress } from "#core/fulfillment/address/address-search.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import type { Location } from "#core/shop/location.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { AddressFields } from "#ui/fulfillment/address-fields.tsx";
import { AddressSearchSlot } from "#ui/fulfillment/address-search-slot.tsx";
import { PinMap } from "#ui/fulfillment/pin-map.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface PhoneAddressProps {
  readonly actor: PhoneOrderActor;
  readonly location: Location;
}

/** Where the caller wants it: the quote says whether that is in a zone. */
export function PhoneAddress({ actor, location }: PhoneAddressProps): ReactElement {
  const { t } = useI18n();
  const address = useSelected(actor, ({ context }) => context.draft.address);
  const zoneId = useSelected(actor, ({ context }) => context.quote?.zoneId ?? null);
  const [draft, setDraft] = useState(() => startDraft(address));
  const change = (changed: AddressDraft): void => {
    setDraft(changed);
    actor.send({ type: "phoneOrder.change", change: { address: finishDraft(changed).address } });
  };
  const zone = location.defaultDeliveryZone;
  return (
    <>
      <AddressSearchSlot
        locationId={location.id}
        onTake={(found) => change(withFoundAddress(draft, found))}
      />
      <AddressFields
        draft={draft}
        isOwn={false}
        errorOf={() => undefined}
        onChange={(field, text) => change(withText(draft, field, text))}
      >
        <PinMap
          place={draft.coordinates}
          location={location}
          zones={zone === null ? [] : [zone]}
          onMove={(place) => change(withPlace(draft, place))}
        />
        {address !== null && zoneId !== null && (
          <Banner tone="success" role="status" title={t.phoneOrder.delivers()} />
        )}
      </AddressFields>
    </>
  );
}
