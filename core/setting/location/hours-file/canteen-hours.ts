import { memberOf } from "#core/kernel/foreign-json.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import type { Weekday } from "#core/time/weekday.ts";
import { weekFrom } from "../location-settings.ts";
import type { HoursFlaw } from "./hours-flaw.ts";
import { readStretch, writtenText } from "./written-hours.ts";

const DAYS: Readonly<Record<Weekday, string>> = {
  "1": "mon",
  "2": "tue",
  "3": "wed",
  "4": "thu",
  "5": "fri",
  "6": "sat",
  "7": "sun",
};

/** Hours by day, each `{start, end}` or a list of them; a day without is closed, as is a place with null. */
export function readCanteenHours(byDay: unknown): Result<WeeklyHours, HoursFlaw> {
  const named = typeof byDay === "object" && byDay !== null ? Object.keys(byDay) : [];
  const unknownDay = named.find((name) => !Object.values(DAYS).includes(name));
  if (unknownDay !== undefined) return err({ reason: "day", written: unknownDay });
  const flaws: HoursFlaw[] = [];
  const hours = weekFrom((weekday): readonly OpeningInterval[] => {
    const hoursOfDay = memberOf(byDay, DAYS[weekday]) ?? [];
    const stretches: readonly unknown[] = Array.isArray(hoursOfDay) ? hoursOfDay : [hoursOfDay];
    return stretches.flatMap((stretch) => {
      const [start, end] = [memberOf(stretch, "start"), memberOf(stretch, "end")];
      const read = readStretch(start, end);
      const written = `${DAYS[weekday]} ${writtenText(start)}-${writtenText(end)}`;
      if (read === null) flaws.push({ reason: "time", written });
      return read ?? [];
    });
  });
  const [flaw] = flaws;
  return flaw === undefined ? ok(hours) : err(flaw);
}
