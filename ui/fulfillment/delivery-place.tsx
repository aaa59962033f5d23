import { useState, type ReactElement } from "react";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { selectAddress } from "#core/fulfillment/fulfillment.selectors.ts";
import { isSameAddress } from "#core/fulfillment/profile.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { stack } from "#ui/design/layout/layout.css.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AddressForm } from "./address-form.tsx";
import { ZoneNotice } from "./zone-notice.tsx";

interface DeliveryPlaceProps {
  readonly onDone: () => void;
}

const ANOTHER = "another";

/** Where to: one of the saved addresses, or another one that is written and pinned. */
export function DeliveryPlace({ onDone }: DeliveryPlaceProps): ReactElement {
  const { t, format } = useI18n();
  const { auth, fulfillment } = useActors();
  const address = useSelected(fulfillment, selectAddress);
  const saved = useSelected(auth, selectUser)?.deliveryAddresses ?? [];
  const chosen = saved.find((kept) => address !== null && isSameAddress(kept, address));
  const [isWriting, setWriting] = useState(saved.length === 0);

  function choose(value: string): void {
    const kept = saved.find(({ id }) => id === value);
    setWriting(kept === undefined);
    if (kept === undefined) return;
    const { id: _, ...place } = kept;
    fulfillment.send({ type: "fulfillment.changeAddress", address: place });
  }

  function save(written: DeliveryAddress): void {
    fulfillment.send({ type: "fulfillment.changeAddress", address: written });
    onDone();
  }

  return (
    <div className={stack.lg}>
      {saved.length > 0 && (
        <RadioGroup
          label={t.fulfillment.savedAddresses()}
          look="card"
          value={isWriting ? ANOTHER : (chosen?.id ?? null)}
          options={[
            ...saved.map((kept) => ({
              value: kept.id,
              label: <bdi>{`${kept.street} ${kept.number}`}</bdi>,
              description: format.address(kept),
            })),
            { value: ANOTHER, label: t.fulfillment.addAddress() },
          ]}
          onChange={choose}
        />
      )}
      {isWriting ? (
        <AddressForm initial={chosen === undefined ? address : null} onSave={save} />
      ) : (
        <>
          <ZoneNotice saysInside />
          <Button color="accent" fullWidth onPress={onDone}>
            {t.common.continue()}
          </Button>
        </>
      )}
    </div>
  );
}
