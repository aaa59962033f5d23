import type { ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { isCalendarDate, weekdayOf } from "#core/time/calendar-date.ts";
import type { TypedException } from "#core/setting/location/location-draft.ts";
import { LOCATION_LIMITS } from "#core/setting/location/location-settings.ts";
import { Button } from "#ui/design/button/button.tsx";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { TrashIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import { DayHours } from "./day-hours.tsx";
import * as styles from "./hours.css.ts";
import type { LocationSectionProps } from "./location-settings.tsx";

const BOTH = "both";
const NEW_EXCEPTION: TypedException = { date: "", method: null, intervals: [] };

/** Dates whose hours differ from the week's. */
export function ExceptionsSection({ draft, onChange, problemOf }: LocationSectionProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.settings.location;
  const { exceptions } = draft;
  const write = (at: number, change: Partial<TypedException>): void =>
    onChange({
      exceptions: exceptions.map((exception, index) =>
        index === at ? { ...exception, ...change } : exception,
      ),
    });
  return (
    <SettingSection
      title={words.exceptions()}
      text={words.exceptionsText()}
      actions={
        exceptions.length < LOCATION_LIMITS.exceptions && (
          <Button
            size="md"
            look="soft"
            onPress={() => onChange({ exceptions: [...exceptions, NEW_EXCEPTION] })}
          >
            <PlusIcon size={18} />
            {words.addException()}
          </Button>
        )
      }
    >
      {exceptions.length === 0 ? (
        <p className={settings.quiet}>{words.noExceptions()}</p>
      ) : (
        <ul className={styles.exceptions}>
          {exceptions.map(({ date, method, intervals }, at) => {
            const day = isCalendarDate(date) ? format.longDay(date) : words.newDay();
            return (
              // Dates are typed and may repeat for a moment; they are only ever added at the end.
              <li key={at} className={styles.exception}>
                <div className={styles.exceptionHead}>
                  <TextField
                    label={words.date()}
                    type="date"
                    value={date}
                    onChange={(next) => write(at, { date: next })}
                    error={isCalendarDate(date) ? undefined : problemOf(`exceptions.${at}`)}
                  />
                  <SelectField
                    className={styles.exceptionMethod}
                    label={words.exceptionFor()}
                    options={[
                      { value: BOTH, label: words.bothMethods() },
                      ...FULFILLMENT_METHODS.map((one) => ({ value: one, label: t.fulfillment[one]() })),
                    ]}
                    value={method ?? BOTH}
                    onChange={(value) =>
                      write(at, { method: FULFILLMENT_METHODS.find((one) => one === value) ?? null })
                    }
                  />
                  <IconButton
                    label={words.removeException({ date: day })}
                    onClick={() => onChange({ exceptions: exceptions.toSpliced(at, 1) })}
                  >
                    <TrashIcon size={18} />
                  </IconButton>
                </div>
                <DayHours
                  day={day}
                  shortDay={isCalendarDate(date) ? format.weekday(weekdayOf(date)) : undefined}
                  intervals={intervals}
                  problem={isCalendarDate(date) ? problemOf(`exceptions.${at}`) : undefined}
                  onChange={(next) => write(at, { intervals: next })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </SettingSection>
  );
}
