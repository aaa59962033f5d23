import type { ReactElement, ReactNode } from "react";
import type { AddressDraft } from "#core/fulfillment/address/address-draft.ts";
import { ADDRESS_LIMITS, type AddressField } from "#core/fulfillment/address/address-problems.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./address-form.css.ts";

interface AddressFieldsProps {
  readonly draft: AddressDraft;
  /** Whether the browser may fill in the address of the one who types. */
  readonly isOwn: boolean;
  readonly errorOf: (field: AddressField) => string | undefined;
  readonly onChange: (field: AddressField, text: string) => void;
  /** Between the street and the door: the pin. */
  readonly children: ReactNode;
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

/** The texts of an address: the street, what stands between, and how to find the door. */
export function AddressFields({
  draft,
  isOwn,
  errorOf,
  onChange,
  children,
}: AddressFieldsProps): ReactElement {
  const { t } = useI18n();
  const text = ({ name, autoComplete }: Field, isOptional: boolean): ReactElement => (
    <TextField
      key={name}
      className={styles.fields[name]}
      label={t.address[name]()}
      optionalLabel={isOptional ? t.common.optional() : undefined}
      name={name}
      autoComplete={isOwn ? autoComplete : "off"}
      maxLength={ADDRESS_LIMITS[name]}
      value={draft.texts[name]}
      error={errorOf(name)}
      isRequired={!isOptional}
      onChange={(value) => onChange(name, value)}
    />
  );
  return (
    <>
      <div className={styles.grid}>{MAIN.map((field) => text(field, false))}</div>
      {children}
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
          onChange={(value) => onChange("courierNote", value)}
        />
      </details>
    </>
  );
}
