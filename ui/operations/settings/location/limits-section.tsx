import type { ReactElement } from "react";
import type { Currency } from "#core/money/money.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";
import { CheckChips } from "#ui/design/choice/check-chips.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";
import type { LocationSectionProps } from "./location-settings.tsx";
import { toggled } from "./toggled.ts";

interface LimitsSectionProps extends LocationSectionProps {
  readonly currency: Currency;
}

const AMOUNT_LENGTH = 12;

/** How orders are paid, from what sum on, and how many fit into one slot. */
export function LimitsSection({ draft, onChange, problemOf, currency }: LimitsSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.location;
  const payments = { cash: t.checkout.cash(), card_at_handover: t.checkout.card() };
  const unit = <span className={styles.unit}>{t.operations.settings.currency[currency]()}</span>;
  return (
    <>
      <SettingSection title={words.payment()}>
        <CheckChips
          label={words.payment()}
          labelHidden
          options={PAYMENT_METHODS.map((method) => ({ value: method, label: payments[method] }))}
          values={draft.paymentMethods}
          error={problemOf("paymentMethods")}
          onToggle={(method) => onChange({ paymentMethods: toggled(draft.paymentMethods, method) })}
        />
        {draft.methods.includes("delivery") && (
          <div className={styles.pair}>
            <TextField
              label={words.minimumOrder()}
              optionalLabel={t.common.optional()}
              description={words.minimumOrderText()}
              inputMode="decimal"
              maxLength={AMOUNT_LENGTH}
              trail={unit}
              value={draft.minimumOrder}
              onChange={(minimumOrder) => onChange({ minimumOrder })}
              error={problemOf("minimumOrder")}
            />
          </div>
        )}
      </SettingSection>
      <SettingSection title={words.capacity()} text={words.capacityText()}>
        <div className={styles.pair}>
          <TextField
            label={words.slotOrders()}
            optionalLabel={t.common.optional()}
            inputMode="numeric"
            maxLength={4}
            value={draft.slotOrders}
            onChange={(slotOrders) => onChange({ slotOrders })}
            error={problemOf("slotOrders")}
          />
          <TextField
            label={words.slotValue()}
            optionalLabel={t.common.optional()}
            inputMode="decimal"
            maxLength={AMOUNT_LENGTH}
            trail={unit}
            value={draft.slotValue}
            onChange={(slotValue) => onChange({ slotValue })}
            error={problemOf("slotValue")}
          />
        </div>
      </SettingSection>
    </>
  );
}
