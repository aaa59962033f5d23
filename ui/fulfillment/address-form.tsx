import { useEffect, useMemo, useState, type ReactElement } from "react";
import { ADDRESS_LIMITS, type AddressField } from "#core/fulfillment/address/address-problems.ts";
import { finishDraft, startDraft, withPlace, withText } from "#core/fulfillment/address/address-draft.ts";
import { withFoundAddress } from "#core/fulfillment/address/address-search.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { selectLocation, selectZone } from "#core/fulfillment/fulfillment.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AddressFields } from "./address-fields.tsx";
import * as styles from "./address-form.css.ts";
import { AddressSearchSlot } from "./address-search-slot.tsx";
import { PinMap } from "./pin-map.tsx";
import { ZoneNotice } from "./zone-notice.tsx";

interface AddressFormProps {
  readonly initial: DeliveryAddress | null;
  /** What its button says; else that it is delivered there. */
  readonly submitLabel?: string;
  readonly isBusy?: boolean;
  readonly onSave: (address: DeliveryAddress) => void;
}

/** An address as text with a pin on a plain map; shows whether we deliver there while the pin moves. */
export function AddressForm({
  initial,
  submitLabel,
  isBusy = false,
  onSave,
}: AddressFormProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { fulfillment } = useActors();
  const location = useSelected(fulfillment, selectLocation);
  const found = useSelected(fulfillment, selectZone);
  const home = location?.defaultDeliveryZone ?? null;
  const zones = useMemo(() => {
    const known = home === null ? [] : [home];
    return found === null || found.id === home?.id ? known : [...known, found];
  }, [home, found]);
  const [draft, setDraft] = useState(() => startDraft(initial));
  const [isTried, setTried] = useState(false);
  const finished = finishDraft(draft);
  const problems = (isTried ? finished.problems : null) ?? {};

  useEffect(() => () => fulfillment.send({ type: "fulfillment.tryPlace", place: null }), [fulfillment]);

  function pin(place: Coordinates): void {
    setDraft(withPlace(draft, place));
    fulfillment.send({ type: "fulfillment.tryPlace", place });
  }

  const { element } = useFormElement({
    submit: () => {
      if (finished.address === null) setTried(true);
      else onSave(finished.address);
    },
  });

  function errorOf(field: AddressField): string | undefined {
    const key = problems[field];
    return key === undefined ? undefined : fieldText(i18n, key, { max: ADDRESS_LIMITS[field] });
  }

  return (
    <div className={styles.form}>
      {location !== null && (
        <AddressSearchSlot
          locationId={location.id}
          onTake={(address) => {
            setDraft((before) => withFoundAddress(before, address));
            fulfillment.send({ type: "fulfillment.tryPlace", place: address.coordinates });
          }}
        />
      )}
      <form {...element} className={styles.form}>
        <AddressFields
          draft={draft}
          isOwn
          errorOf={errorOf}
          onChange={(field, text) => setDraft(withText(draft, field, text))}
        >
          <PinMap
            place={draft.coordinates}
            location={location}
            zones={zones}
            error={problems.coordinates === undefined ? undefined : t.address.pinMissing()}
            onMove={pin}
          />
          {draft.coordinates !== null && <ZoneNotice saysInside />}
        </AddressFields>
        <Button type="submit" color="accent" fullWidth loading={isBusy}>
          {submitLabel ?? t.address.deliverHere()}
        </Button>
      </form>
    </div>
  );
}
