import type { ReactElement } from "react";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import type { PromotionSectionProps } from "./promotion-form.tsx";

const USES_LENGTH = 7;

/** For whom a promotion is, and how often it may be used. */
export function LimitSection({ draft, onChange, problemOf }: PromotionSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.promotion;
  return (
    <SettingSection title={words.who()}>
      <div className={settings.pair}>
        <TextField
          label={words.timesPerCustomer()}
          optionalLabel={t.common.optional()}
          inputMode="numeric"
          maxLength={USES_LENGTH}
          value={draft.timesPerCustomer}
          onChange={(timesPerCustomer) => onChange({ timesPerCustomer })}
          error={problemOf("timesPerCustomer")}
        />
        <TextField
          label={words.totalLimit()}
          optionalLabel={t.common.optional()}
          inputMode="numeric"
          maxLength={USES_LENGTH}
          value={draft.totalLimit}
          onChange={(totalLimit) => onChange({ totalLimit })}
          error={problemOf("totalLimit")}
        />
      </div>
      <Checkbox
        label={words.firstOrdersOnly()}
        description={words.firstOrdersText()}
        isSelected={draft.firstOrdersOnly}
        onChange={(firstOrdersOnly) => onChange({ firstOrdersOnly })}
      />
      <Checkbox
        label={words.mobileAppOnly()}
        isSelected={draft.mobileAppOnly}
        onChange={(mobileAppOnly) => onChange({ mobileAppOnly })}
      />
    </SettingSection>
  );
}
