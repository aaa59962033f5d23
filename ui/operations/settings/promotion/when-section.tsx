import type { ReactElement } from "react";
import { LUNCH_HOURS, withDay } from "#core/setting/location/typed-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { DayHours } from "../location/day-hours.tsx";
import * as hoursStyles from "../location/hours.css.ts";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import type { PromotionSectionProps } from "./promotion-form.tsx";

/** From when and until when a promotion holds, and at which hours of the week. */
export function WhenSection({ draft, onChange, problemOf }: PromotionSectionProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.settings.promotion;
  const { hours } = draft;
  return (
    <SettingSection title={words.when()}>
      <div className={settings.pair}>
        <TextField
          label={words.validFrom()}
          optionalLabel={words.always()}
          type="datetime-local"
          value={draft.validFrom}
          onChange={(validFrom) => onChange({ validFrom })}
          error={problemOf("validFrom")}
        />
        <TextField
          label={words.validUntil()}
          optionalLabel={words.always()}
          type="datetime-local"
          value={draft.validUntil}
          onChange={(validUntil) => onChange({ validUntil })}
          error={problemOf("validUntil")}
        />
      </div>
      <Checkbox
        label={words.onlyHours()}
        description={words.onlyHoursText()}
        isSelected={hours !== null}
        onChange={(isLimited) => onChange({ hours: isLimited ? LUNCH_HOURS : null })}
      />
      {hours !== null && (
        <ul className={hoursStyles.week}>
          {WEEKDAYS.map((weekday) => (
            <li key={weekday} className={hoursStyles.day}>
              <DayHours
                day={format.weekday(weekday)}
                intervals={hours[weekday]}
                problem={problemOf(`hours.${weekday}`)}
                onChange={(intervals) => onChange({ hours: withDay(hours, weekday, intervals) })}
              />
            </li>
          ))}
        </ul>
      )}
    </SettingSection>
  );
}
