import type { Field, FieldProblems } from "#core/errors/field.ts";
import type { Currency } from "#core/money/money.ts";
import { locationSettingsProblems, type LocationSettings } from "./location-settings.ts";

// The field of the wire that a part of the settings is refused by, by how the part's name begins.
const FIELDS_BY_PART = [
  ["supportedFulfillmentMethods", "settings.supportedFulfillmentMethods"],
  ["paymentMethods", "settings.paymentMethods"],
  ["minimumOrder", "settings.minimumOrder"],
  ["slot", "settings.capacity"],
  ["minutes.", "settings.preparationMinutes"],
  ["hours.", "settings.openingHours"],
  ["exceptions.", "settings.exceptions"],
] as const satisfies readonly (readonly [string, Field])[];

/** What is wrong with settings that came over the wire, by its fields. */
export function locationFieldProblems(settings: LocationSettings, currency: Currency): FieldProblems {
  const problems = Object.entries(locationSettingsProblems(settings, currency));
  return Object.fromEntries(
    FIELDS_BY_PART.flatMap(([part, field]) => {
      const found = problems.find(([name]) => name.startsWith(part));
      return found === undefined ? [] : [[field, found[1]]];
    }),
  );
}
