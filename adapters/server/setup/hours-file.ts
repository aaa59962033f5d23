import { err, type Result } from "#core/kernel/result.ts";
import { readHoursFile } from "#core/setting/location/hours-file/hours-file.ts";
import type { HoursFlaw, HoursFlawReason } from "#core/setting/location/hours-file/hours-flaw.ts";
import type { PlaceHours } from "#core/setting/location/hours-file/place-hours.ts";
import { LOCATION_LIMITS } from "#core/setting/location/location-settings.ts";

const SENTENCES: Readonly<Record<HoursFlawReason, string>> = {
  not_json: "it is not JSON",
  not_hours: "it has no place with openingHours, openingHoursSpecification or open_hours",
  day: "it has a day that is none of the week",
  time: "it has hours that are no times of a day",
  season: "it has hours of some dates alone, and no week",
  dates: "it has hours of dates without a first and a last one within a year",
  too_many_dates: `it has hours of more than ${LOCATION_LIMITS.exceptions} dates`,
  overlap: "it has hours that overlap",
  too_many: "it has too many stretches of hours on one day",
};

/** Reads the hours of a file with one place, or of its place with that name (SHOP-25); refuses with a sentence. */
export function parseHoursFile(text: string, placeName: string): Result<PlaceHours, string> {
  const file = readHoursFile(text);
  if (!file.ok) return err(sentenceOf(file.error));
  const [only, ...others] = file.value;
  const place = others.length === 0 ? only : file.value.find(({ name }) => name === placeName);
  if (place === undefined) return err(`it has ${file.value.length} places, and none of them is ${placeName}`);
  return place.hours.ok ? place.hours : err(sentenceOf(place.hours.error));
}

function sentenceOf({ reason, written }: HoursFlaw): string {
  return written === null ? SENTENCES[reason] : `${SENTENCES[reason]}: ${written}`;
}
