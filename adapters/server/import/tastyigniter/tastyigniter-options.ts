import { because, type ImportReason } from "#core/import/import-reason.ts";
import type { Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import { draftPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftGroup, DraftModifier } from "../draft/import-draft.ts";
import type { ParseContext } from "../draft/parse-context.ts";
import {
  field,
  isAbsent,
  itemsOf,
  type JsonNode,
  stringAt,
  intAt,
  boolAt,
  writtenAs,
} from "../json/json-node.ts";
import { createUniqueKeys, type UniqueKeys } from "../draft/unique-keys.ts";

/** Reads the options of menus by the name that menus call them by. The first of two with one name counts. */
export function parseOptions(
  options: readonly JsonNode[],
  reading: ParseContext,
): ReadonlyMap<string, DraftGroup> {
  const groups = new Map<string, DraftGroup>();
  const keys = createUniqueKeys();
  for (const option of options) {
    const written = stringAt(field(option, "option_name")) ?? "";
    const group = parseOption(option, keys, reading);
    if (group === null) continue;
    if (groups.has(written)) reading.findings.refused(option, because("keyTaken", written));
    else groups.set(written, group);
  }
  return groups;
}

function parseOption(option: JsonNode, keys: UniqueKeys, reading: ParseContext): DraftGroup | null {
  const name = draftText(field(option, "option_name"), "option", reading.findings);
  if (name === null) return refuse(option, because("unnamed"), reading);
  const singleChoice = isSingleChoice(option, reading);
  if (singleChoice === null) return null;
  const key = keys.next(name);
  const modifiers = parseValues(option, key, reading);
  if (modifiers.length === 0) return refuse(option, because("nothingToChoose", name), reading);
  return { key, name, singleChoice, modifiers, ...choiceLimits(option, singleChoice, modifiers.length) };
}

function isSingleChoice(option: JsonNode, { findings }: ParseContext): boolean | null {
  const place = field(option, "display_type");
  const type = stringAt(place) ?? "";
  if (type === "select" || type === "radio") return true;
  if (type === "quantity") findings.changed(place, because("quantityLeft"));
  if (type === "quantity" || type === "checkbox") return false;
  findings.refused(place, because("displayUnknown", writtenAs(place)));
  return null;
}

// Zero means "no limit" in these files, and a choice is free unless it is said to be required.
function choiceLimits(
  option: JsonNode,
  singleChoice: boolean,
  count: number,
): Pick<DraftGroup, "minChoices" | "maxChoices"> {
  const required = boolAt(field(option, "is_required", "required")) === true;
  const least = intAt(field(option, "min_selected")) ?? 0;
  const most = intAt(field(option, "max_selected")) ?? 0;
  const maxChoices = singleChoice ? 1 : Math.min(most > 0 ? most : count, count);
  return { minChoices: Math.min(Math.max(least, required ? 1 : 0), maxChoices), maxChoices };
}

function parseValues(option: JsonNode, groupKey: string, reading: ParseContext): readonly DraftModifier[] {
  const keys = createUniqueKeys();
  return byPriority(itemsOf(field(option, "option_values"))).flatMap((value) => {
    const name = draftText(field(value, "name", "value"), "option", reading.findings);
    if (name === null) return refuse(value, because("unnamed"), reading) ?? [];
    const price = valuePrice(value, reading);
    return price === null ? [] : [{ key: `${groupKey}/${keys.next(name)}`, name, price }];
  });
}

// A value without a price costs nothing more.
function valuePrice(value: JsonNode, reading: ParseContext): Money | null {
  const price = field(value, "price");
  return isAbsent(price) ? zero(reading.currency) : draftPrice(price, null, reading);
}

/** In the order that `priority` gives; those with the same or none stay as they are in the file. */
export function byPriority(records: readonly JsonNode[], name = "priority"): readonly JsonNode[] {
  const priorityOf = (record: JsonNode): number => intAt(field(record, name)) ?? Number.MAX_SAFE_INTEGER;
  return records.toSorted((one, other) => priorityOf(one) - priorityOf(other));
}

function refuse(place: JsonNode, reason: ImportReason, { findings }: ParseContext): null {
  findings.refused(place, reason);
  return null;
}
