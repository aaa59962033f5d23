import type { ReactElement } from "react";
import type { TypedZone } from "#core/setting/zone/zone-draft.ts";
import {
  ZONE_LIMITS,
  zoneAreaFlaw,
  type HeldZones,
  type ZonePart,
} from "#core/setting/zone/zone-settings.ts";
import { Button } from "#ui/design/button/button.tsx";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { FieldError } from "#ui/design/field/field-error.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { ChevronDownIcon, PlusIcon } from "#ui/design/icons/controls.tsx";
import { TrashIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as settings from "../settings.css.ts";
import { useFlawText } from "./use-flaw-text.ts";
import { ZoneCorners } from "./zone-corners.tsx";
import * as styles from "./zone.css.ts";

interface ZoneRowProps {
  readonly zone: TypedZone;
  readonly held: HeldZones;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (change: Partial<TypedZone>) => void;
  readonly onRemove: () => void;
  readonly isWrong: boolean;
  readonly isChecked: boolean;
  readonly problemOf: (part: ZonePart) => string | undefined;
}

const AMOUNT_LENGTH = 12;

/** One zone: its name with its fee, and all of it once it is opened. */
export function ZoneRow(props: ZoneRowProps): ReactElement {
  const { zone, held, isOpen, onOpen, onRemove, isWrong, isChecked } = props;
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  const flawText = useFlawText();
  const flaw = zoneAreaFlaw({ polygon: zone.area }, held);
  return (
    <li className={styles.zone}>
      <div className={styles.zoneHead}>
        <Button bare className={styles.opener} aria-expanded={isOpen} onPress={() => onOpen(!isOpen)}>
          <span className={styles.turned} data-open={isOpen || undefined}>
            <ChevronDownIcon size={20} />
          </span>
          <span className={styles.zoneName}>
            <bdi>{zone.name.trim() === "" ? words.unnamed() : zone.name}</bdi>
            <span className={styles.zoneTerms}>
              {words.fee()}: {zone.fees.map(({ fee }) => fee || "–").join(" / ")}{" "}
              {t.operations.settings.currency[held.currency]()}
            </span>
          </span>
        </Button>
        <IconButton label={words.remove({ name: zone.name })} onClick={onRemove}>
          <TrashIcon size={18} />
        </IconButton>
      </div>
      {flaw !== null && <FieldError message={flawText(flaw)} />}
      {!isOpen && isChecked && isWrong && flaw === null && <FieldError message={words.toCheck()} />}
      {isOpen && <ZoneFields {...props} />}
    </li>
  );
}

function ZoneFields({ zone, held, onChange, problemOf }: ZoneRowProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  const unit = <span className={settings.unit}>{t.operations.settings.currency[held.currency]()}</span>;
  const { fees } = zone;
  return (
    <div className={styles.fields}>
      <div className={settings.pair}>
        <TextField
          label={words.name()}
          maxLength={ZONE_LIMITS.name}
          value={zone.name}
          onChange={(name) => onChange({ name })}
          error={problemOf("name")}
        />
        <TextField
          label={words.minutes()}
          description={words.minutesText()}
          inputMode="numeric"
          maxLength={3}
          trail={<span className={settings.unit}>{words.minutesUnit()}</span>}
          value={zone.minutes}
          onChange={(minutes) => onChange({ minutes })}
          error={problemOf("minutes")}
        />
      </div>
      <div className={settings.pair}>
        <TextField
          label={words.minimum()}
          optionalLabel={t.common.optional()}
          inputMode="decimal"
          maxLength={AMOUNT_LENGTH}
          trail={unit}
          value={zone.minimumOrder}
          onChange={(minimumOrder) => onChange({ minimumOrder })}
          error={problemOf("minimumOrder")}
        />
      </div>
      <ul className={styles.fees}>
        {fees.map(({ from, fee }, at) => {
          const write = (change: { readonly from?: string; readonly fee?: string }): void =>
            onChange({ fees: fees.map((one, index) => (index === at ? { ...one, ...change } : one)) });
          return (
            // Fees are only ever added at the end, and their amounts are typed.
            <li key={at} className={styles.fee}>
              {at > 0 && (
                <TextField
                  label={words.feeFrom()}
                  inputMode="decimal"
                  maxLength={AMOUNT_LENGTH}
                  trail={unit}
                  value={from}
                  onChange={(next) => write({ from: next })}
                  error={problemOf(`fees.${at}`)}
                />
              )}
              <TextField
                label={at === 0 ? words.feeFirst() : words.feeThen()}
                inputMode="decimal"
                maxLength={AMOUNT_LENGTH}
                trail={unit}
                value={fee}
                onChange={(next) => write({ fee: next })}
                error={at === 0 ? (problemOf("fees.0") ?? problemOf("fees")) : undefined}
              />
              {at > 0 && (
                <IconButton
                  label={words.removeFee({ n: at + 1 })}
                  onClick={() => onChange({ fees: fees.toSpliced(at, 1) })}
                >
                  <TrashIcon size={18} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {fees.length < ZONE_LIMITS.fees && (
        <Button
          className={styles.start}
          size="md"
          look="soft"
          onPress={() => onChange({ fees: [...fees, { from: "", fee: "" }] })}
        >
          <PlusIcon size={18} />
          {words.addFee()}
        </Button>
      )}
      <ZoneCorners area={zone.area} onChange={(area) => onChange({ area })} />
    </div>
  );
}
