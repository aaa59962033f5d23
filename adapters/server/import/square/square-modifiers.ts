import { because } from "#core/import/import-reason.ts";
import type { Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import { draftMinorPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftGroup, DraftModifier } from "../draft/import-draft.ts";
import type { ParseContext } from "../draft/parse-context.ts";
import { field, isAbsent, itemsOf, type JsonNode, stringAt, intAt, boolAt } from "../json/json-node.ts";
import { type CatalogObject, dataOf, isDeleted, toObject } from "./square-objects.ts";

/** Reads a modifier list as a group; null, with a finding, when nothing of it can be chosen. */
export function parseModifierList(object: CatalogObject, reading: ParseContext): DraftGroup | null {
  const list = dataOf(object, "modifierListData", "modifier_list_data");
  const name = draftText(field(list, "name"), "option", reading.findings);
  const modifiers = itemsOf(field(list, "modifiers"))
    .map(toObject)
    .flatMap((modifier) => parseModifier(modifier, reading) ?? []);
  if (name === null || modifiers.length === 0) {
    reading.findings.refused(object.node, because("nothingToChoose", name ?? object.id));
    return null;
  }
  const singleChoice = stringAt(field(list, "selectionType", "selection_type")) === "SINGLE";
  return {
    key: object.id,
    name,
    singleChoice,
    minChoices: 0,
    maxChoices: singleChoice ? 1 : modifiers.length,
    modifiers,
  };
}

/**
 * The groups that an item uses. Limits stand at the use, and one group has one rule here: the first item that
 * says something about a list says it for all of them.
 */
export function groupsOfItem(
  item: JsonNode,
  lists: Map<string, DraftGroup>,
  ruled: Set<string>,
  { findings }: ParseContext,
): readonly string[] {
  return itemsOf(field(item, "modifierListInfo", "modifier_list_info")).flatMap((use) => {
    if (boolAt(field(use, "enabled")) === false) return [];
    const id = stringAt(field(use, "modifierListId", "modifier_list_id")) ?? "";
    const group = lists.get(id);
    if (group === undefined) {
      findings.refused(use, because("optionUnknown", id));
      return [];
    }
    const limited = withLimits(group, use);
    const differs = limited.minChoices !== group.minChoices || limited.maxChoices !== group.maxChoices;
    if (differs && ruled.has(id)) findings.changed(use, because("limitsShared"));
    else lists.set(id, limited);
    ruled.add(id);
    return [group.key];
  });
}

function parseModifier(object: CatalogObject, reading: ParseContext): DraftModifier | null {
  if (isDeleted(object, reading.findings)) return null;
  const modifier = dataOf(object, "modifierData", "modifier_data");
  const name = draftText(field(modifier, "name"), "option", reading.findings);
  if (name === null) {
    reading.findings.refused(object.node, because("unnamed"));
    return null;
  }
  const price = priceOf(field(modifier, "priceMoney", "price_money"), reading);
  return price === null ? null : { key: object.id, name, price };
}

// A modifier without a price costs nothing more.
function priceOf(money: JsonNode, reading: ParseContext): Money | null {
  if (isAbsent(money)) return zero(reading.currency);
  return draftMinorPrice(field(money, "amount"), field(money, "currency"), reading);
}

// A limit of -1 or none means that the list does not limit.
function withLimits(group: DraftGroup, use: JsonNode): DraftGroup {
  const least = intAt(field(use, "minSelectedModifiers", "min_selected_modifiers")) ?? 0;
  const most = intAt(field(use, "maxSelectedModifiers", "max_selected_modifiers")) ?? 0;
  const maxChoices = most > 0 ? Math.min(most, group.maxChoices) : group.maxChoices;
  return { ...group, minChoices: Math.min(Math.max(least, 0), maxChoices), maxChoices };
}
