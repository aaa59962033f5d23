import { useState, type ReactElement } from "react";
import {
  dateRange,
  MAX_PERIOD_DAYS,
  ORDER_PERIODS,
  type DateRange,
  type OrderPeriod,
} from "#core/order/history/order-period.ts";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./order-filters.css.ts";

interface PeriodFieldsProps {
  /** Null is all time. */
  readonly period: OrderPeriod | DateRange | null;
  /** Whether all time is no choice. */
  readonly isRequired?: boolean;
  readonly onChange: (period: OrderPeriod | DateRange | null) => void;
}

const ALL = "all";
const CUSTOM = "custom";
const NO_DATES: DateRange = { from: "", to: "" };

/** A period by its name, or by two dates of somebody's own; dates count once they are a period. */
export function PeriodFields({ period, isRequired = false, onChange }: PeriodFieldsProps): ReactElement {
  const { t, format } = useI18n();
  const [isCustom, setCustom] = useState(period !== null && typeof period !== "string");
  const [dates, setDates] = useState(period === null || typeof period === "string" ? NO_DATES : period);
  const range = dateRange(dates.from, dates.to);
  const choose = (value: string): void => {
    setCustom(value === CUSTOM);
    if (value === CUSTOM) return;
    onChange(ORDER_PERIODS.find((one) => one === value) ?? null);
  };
  const change = (next: DateRange): void => {
    setDates(next);
    const changed = dateRange(next.from, next.to);
    if (changed.ok) onChange(changed.value);
  };
  const problem = range.ok || range.error === "no_date" ? undefined : range.error;
  return (
    <>
      <SelectField
        label={t.orderFilters.period()}
        options={[
          ...(isRequired ? [] : [{ value: ALL, label: t.common.all() }]),
          ...ORDER_PERIODS.map((one) => ({ value: one, label: t.orderFilters.periods[one]() })),
          { value: CUSTOM, label: t.orderFilters.periods.custom() },
        ]}
        value={isCustom ? CUSTOM : typeof period === "string" ? period : ALL}
        onChange={choose}
      />
      {isCustom && (
        <div className={styles.dates} role="group" aria-label={t.orderFilters.periods.custom()}>
          <TextField
            label={t.orderFilters.from()}
            type="date"
            value={dates.from}
            onChange={(from) => change({ ...dates, from })}
          />
          <TextField
            label={t.orderFilters.to()}
            type="date"
            value={dates.to}
            onChange={(to) => change({ ...dates, to })}
            error={
              problem === undefined
                ? undefined
                : t.orderFilters.problems[problem]({ days: format.count(MAX_PERIOD_DAYS) })
            }
          />
        </div>
      )}
    </>
  );
}
