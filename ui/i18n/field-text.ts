import { wireErrorText } from "./error-text.ts";
import { textAt } from "./text-at.ts";
import type { I18n } from "./i18n.ts";

type Limits = Readonly<Record<string, string | number>>;

// A server's field error names the rule without its limit.
const withoutLimit = new Map([
  ["string_min", "string_too_short"],
  ["string_max", "string_too_long"],
  ["string_length", "invalid"],
  ["array_min", "array_too_few"],
  ["array_max", "array_too_many"],
  ["array_length", "invalid"],
  ["number_min", "number_range"],
  ["number_max", "number_range"],
  ["date_min", "invalid"],
  ["date_max", "invalid"],
]);

/**
 * What stands under a field: the sentence of a `validation.*` or wire key, with its limits where they are known;
 * a message that is worded already stays as it is.
 */
export function fieldText(i18n: I18n, message: string, limits: Limits = {}): string {
  const rule = /^validation\.(\w+)$/.exec(message)?.[1];
  if (rule === undefined) return wireErrorText(i18n, message) ?? message;
  const known = Object.keys(limits).length > 0 ? rule : (withoutLimit.get(rule) ?? rule);
  return textAt(i18n.t.validation, [known], limits) ?? i18n.t.validation.invalid();
}
