import { because } from "#core/import/import-reason.ts";
import { draftPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftGroup, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import type { ParseContext } from "../draft/parse-context.ts";
import { field, isRecord, itemsOf, type JsonNode, stringAt, intAt, boolAt } from "../json/json-node.ts";
import { type CategoryBook, readCategories } from "./tastyigniter-categories.ts";
import { byPriority, parseOptions } from "./tastyigniter-options.ts";
import { createUniqueKeys, type UniqueKeys } from "../draft/unique-keys.ts";

type Kind = "menu" | "option" | "category" | "unknown";

/**
 * Reads the records of a TastyIgniter installation: lists of menus, of menu options and of categories, one or
 * several kinds a file. Menus name their options and categories. These files name no currency.
 */
export function parseTastyIgniter(files: readonly JsonNode[], reading: ParseContext): ImportDraft {
  const records = files.flatMap((file) => recordsOf(file, reading));
  const ofKind = (kind: Kind): readonly JsonNode[] => records.filter((record) => kindOf(record) === kind);
  for (const record of ofKind("unknown")) reading.findings.refused(record, because("recordUnknown"));
  const groups = parseOptions(ofKind("option"), reading);
  const categories = readCategories(ofKind("category"), reading);
  const keys = createUniqueKeys();
  const products = byPriority(ofKind("menu"), "menu_priority").flatMap(
    (menu) => parseMenu(menu, { groups, categories, keys }, reading) ?? [],
  );
  if (products.length > 0)
    reading.findings.changed(
      { file: files[0]?.file ?? "", path: "" },
      because("currencyAssumed", reading.currency),
    );
  return {
    shopName: null,
    categories: categories.withProducts(products),
    modifierGroups: [...groups.values()],
    products,
  };
}

interface Book {
  readonly groups: ReadonlyMap<string, DraftGroup>;
  readonly categories: CategoryBook;
  readonly keys: UniqueKeys;
}

function recordsOf(file: JsonNode, { findings }: ParseContext): readonly JsonNode[] {
  if (Array.isArray(file.value)) return itemsOf(file);
  findings.refused(file, because("formatUnlike", "a list of menus, menu options or categories"));
  return [];
}

function kindOf({ value }: JsonNode): Kind {
  if (!isRecord(value)) return "unknown";
  if ("menu_name" in value) return "menu";
  if ("option_name" in value) return "option";
  return "name" in value ? "category" : "unknown";
}

function parseMenu(
  menu: JsonNode,
  { groups, categories, keys }: Book,
  reading: ParseContext,
): DraftProduct | null {
  const { findings } = reading;
  const name = draftText(field(menu, "menu_name"), "name", findings);
  if (name === null) {
    findings.refused(menu, because("unnamed"));
    return null;
  }
  const price = draftPrice(field(menu, "menu_price"), null, reading);
  if (price === null) return null;
  noteMinimum(menu, reading);
  const category = categories.of(menu);
  return {
    key: keys.next(String(intAt(field(menu, "menu_id")) ?? name)),
    categoryKey: category.key,
    name,
    description: draftText(field(menu, "menu_description"), "description", findings),
    price,
    groupKeys: groupKeysOf(menu, groups, reading),
    diets: null,
    switchedOff: category.switchedOff || isSwitchedOff(menu, reading),
  };
}

function groupKeysOf(
  menu: JsonNode,
  groups: ReadonlyMap<string, DraftGroup>,
  { findings }: ParseContext,
): readonly string[] {
  const keys = itemsOf(field(menu, "menu_options")).flatMap((link) => {
    const name = stringAt(isRecord(link.value) ? field(link, "option_name", "name") : link);
    const group = name === null ? undefined : groups.get(name);
    if (group === undefined) findings.refused(link, because("optionUnknown", name ?? ""));
    return group === undefined ? [] : [group.key];
  });
  return [...new Set(keys)];
}

function noteMinimum(menu: JsonNode, { findings }: ParseContext): void {
  const place = field(menu, "minimum_qty");
  const least = intAt(place) ?? 1;
  if (least > 1) findings.changed(place, because("minimumLeft", least));
}

function isSwitchedOff(menu: JsonNode, { findings }: ParseContext): boolean {
  const place = field(menu, "menu_status");
  const off = boolAt(place) === false;
  if (off) findings.changed(place, because("switchedOff"));
  return off;
}
