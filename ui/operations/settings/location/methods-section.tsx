import type { ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { CheckChips } from "#ui/design/choice/check-chips.tsx";
import { Switch } from "#ui/design/choice/switch.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";
import type { LocationSectionProps } from "./location-settings.tsx";
import { toggled } from "./toggled.ts";

/** Which methods a location offers, how long each takes, and whether orders are accepted by themselves. */
export function MethodsSection({ draft, onChange, problemOf }: LocationSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.location;
  const labels = { pickup: words.minutesPickup(), delivery: words.minutesDelivery() };
  return (
    <SettingSection title={words.methods()}>
      <CheckChips
        label={t.fulfillment.method()}
        options={FULFILLMENT_METHODS.map((method) => ({ value: method, label: t.fulfillment[method]() }))}
        values={draft.methods}
        error={problemOf("supportedFulfillmentMethods")}
        onToggle={(method) => onChange({ methods: toggled(draft.methods, method) })}
      />
      <div className={styles.pair} role="group" aria-label={words.minutes()}>
        {FULFILLMENT_METHODS.filter((method) => draft.methods.includes(method)).map((method) => (
          <TextField
            key={method}
            label={labels[method]}
            inputMode="numeric"
            maxLength={3}
            trail={<span className={styles.unit}>{words.minutesUnit()}</span>}
            value={draft.minutes[method]}
            onChange={(minutes) => onChange({ minutes: { ...draft.minutes, [method]: minutes } })}
            error={problemOf(`minutes.${method}`)}
          />
        ))}
      </div>
      <Switch
        label={words.autoAccept()}
        description={words.autoAcceptText()}
        isSelected={draft.autoAccept}
        onChange={(autoAccept) => onChange({ autoAccept })}
      />
    </SettingSection>
  );
}
