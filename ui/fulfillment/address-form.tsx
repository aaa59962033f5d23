import { useEffect, useState, type ReactElement } from "react";
import { ADDRESS_LIMITS, type AddressField } from "#core/fulfillment/address/address-problems.ts";
import { finishDraft, startDraft, withPlace, withText } from "#core/fulfillment/address/address-draft.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./address-form.css.ts";
import { PinMap } from "./pin-map.tsx";
import { ZoneNotice } from "./zone-notice.tsx";

interface AddressFormProps {
  readonly initial: DeliveryAddress | null;
  readonly onSave: (address: DeliveryAddress) => void;
}

interface Field {
  readonly name: Exclude<AddressField, "courierNote">;
  /** The `autocomplete` value; "off" where the standard has none. */
  readonly autoComplete: string;
}

const MAIN: readonly Field[] = [
  { name: "street", autoComplete: "address-line1" },
  { name: "number", autoComplete: "off" },
  { name: "city", autoComplete: "address-level2" },
];
const DOOR: readonly Field[] = [
  { name: "block", autoComplete: "off" },
  { name: "staircase", autoComplete: "off" },
  { name: "floor", autoComplete: "off" },
  { name: "apartment", autoComplete: "off" },
  { name: "intercom", autoComplete: "off" },
];

/** An address as text with a pin on a plain map; shows whether we deliver there while the pin moves. */
export function AddressForm({ initial, onSave }: AddressFormProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { fulfillment } = useActors();
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

  const text = ({ name, autoComplete }: Field, isOptional: boolean): ReactElement => (
    <TextField
      key={name}
      className={styles.fields[name]}
      label={t.address[name]()}
      optionalLabel={isOptional ? t.common.optional() : undefined}
      name={name}
      autoComplete={autoComplete}
      maxLength={ADDRESS_LIMITS[name]}
      value={draft.texts[name]}
      error={errorOf(name)}
      isRequired={!isOptional}
      onChange={(value) => setDraft(withText(draft, name, value))}
    />
  );

  return (
    <form {...element} className={styles.form}>
      <div className={styles.grid}>{MAIN.map((field) => text(field, false))}</div>
      <PinMap
        place={draft.coordinates}
        error={problems.coordinates === undefined ? undefined : t.address.pinMissing()}
        onMove={pin}
      />
      {draft.coordinates !== null && <ZoneNotice saysInside />}
      <details className={styles.more}>
        <summary className={styles.summary}>{t.address.doorDetails()}</summary>
        <div className={styles.grid}>{DOOR.map((field) => text(field, true))}</div>
        <TextField
          label={t.fulfillment.courierNote()}
          optionalLabel={t.common.optional()}
          placeholder={t.address.courierNoteHint()}
          rows={2}
          maxLength={ADDRESS_LIMITS.courierNote}
          value={draft.texts.courierNote}
          onChange={(value) => setDraft(withText(draft, "courierNote", value))}
        />
      </details>
      <Button type="submit" color="accent" fullWidth>
        {t.address.deliverHere()}
      </Button>
    </form>
  );
}
