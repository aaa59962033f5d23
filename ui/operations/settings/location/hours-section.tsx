import { useState, type ReactElement } from "react";
import { FULFILLMENT_METHODS, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { withExceptions } from "#core/setting/location/hours-file/place-hours.ts";
import {
  isSameEveryDay,
  likeEveryDay,
  typedWeek,
  withDay,
  type TypedHours,
} from "#core/setting/location/typed-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import { Button } from "#ui/design/button/button.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import { DayHours } from "./day-hours.tsx";
import { HoursFile } from "./hours-file.tsx";
import * as styles from "./hours.css.ts";
import type { LocationSectionProps } from "./location-settings.tsx";

const [FIRST_DAY] = WEEKDAYS;
const OTHER: Readonly<Record<FulfillmentMethod, FulfillmentMethod>> = {
  pickup: "delivery",
  delivery: "pickup",
};

/** The week of each method that is offered. */
export function HoursSection({ draft, onChange, problemOf }: LocationSectionProps): ReactElement | null {
  const { t, format } = useI18n();
  const words = t.operations.settings.location;
  const [chosen, choose] = useState<FulfillmentMethod>("pickup");
  const offered = FULFILLMENT_METHODS.filter((method) => draft.methods.includes(method));
  const method = offered.includes(chosen) ? chosen : offered[0];
  if (method === undefined) return null;
  const hours = draft.hours[method];
  const other = OTHER[method];
  const write = (next: TypedHours): void => onChange({ hours: { ...draft.hours, [method]: next } });
  const isWrong = (one: FulfillmentMethod): boolean =>
    WEEKDAYS.some((weekday) => problemOf(`hours.${one}.${weekday}`) !== undefined);
  return (
    <SettingSection title={words.hours()} text={words.hoursText()}>
      {offered.length > 1 && (
        <RadioGroup
          label={t.fulfillment.method()}
          labelHidden
          look="segments"
          options={offered.map((one) => ({
            value: one,
            label: t.fulfillment[one](),
            trail: isWrong(one) ? t.operations.settings.wrongShort() : undefined,
          }))}
          value={method}
          onChange={choose}
        />
      )}
      <ul className={styles.week}>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday} className={styles.day}>
            <DayHours
              day={format.weekday(weekday)}
              intervals={hours[weekday]}
              problem={problemOf(`hours.${method}.${weekday}`)}
              onChange={(intervals) => write(withDay(hours, weekday, intervals))}
            />
          </li>
        ))}
      </ul>
      <div className={settings.actions}>
        {!isSameEveryDay(hours) && (
          <Button size="md" look="soft" onPress={() => write(likeEveryDay(hours, FIRST_DAY))}>
            {words.everyDay()}
          </Button>
        )}
        {offered.includes(other) && JSON.stringify(hours) !== JSON.stringify(draft.hours[other]) && (
          <Button size="md" look="soft" onPress={() => write(draft.hours[other])}>
            {other === "pickup" ? words.likePickup() : words.likeDelivery()}
          </Button>
        )}
      </div>
      <HoursFile
        key={method}
        onTake={({ week, exceptions }, before) =>
          onChange({
            hours: { ...draft.hours, [method]: typedWeek(week) },
            exceptions: withExceptions(draft.exceptions, exceptions, before),
          })
        }
      />
    </SettingSection>
  );
}
