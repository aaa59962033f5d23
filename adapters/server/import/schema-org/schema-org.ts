import { because } from "#core/import/import-reason.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftCategory, DraftGroup, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import { parseMenuItem } from "./schema-org-items.ts";
import { isOfType, rootsOf, wordsOf } from "./schema-org-types.ts";
import { field, isAbsent, isRecord, itemsOf, type JsonNode } from "../json/json-node.ts";
import { createUniqueKeys, type UniqueKeys } from "../draft/unique-keys.ts";

const DEEPEST_SECTION = 8;

interface Book {
  readonly keys: UniqueKeys;
  readonly categories: Map<string, DraftCategory>;
  readonly groups: DraftGroup[];
  readonly products: DraftProduct[];
}

/**
 * Reads schema.org JSON-LD: a restaurant with its menus, or bare menus. Nested sections become one heading each,
 * "Dinner – Starters". Wherever a list is expected a single value will do.
 */
export function parseSchemaOrg(files: readonly JsonNode[], reading: ParseContext): ImportDraft {
  const book: Book = { keys: createUniqueKeys(), categories: new Map(), groups: [], products: [] };
  const roots = files.flatMap((file) => {
    const menus = rootsOf(file).flatMap(menusOf);
    if (menus.length === 0)
      reading.findings.refused(file, because("formatUnlike", "a restaurant with `hasMenu`, or a Menu,"));
    return menus;
  });
  const several = roots.length > 1;
  for (const menu of roots) {
    if (!isRecord(menu.value)) {
      reading.findings.refused(menu, because("menuElsewhere"));
      continue;
    }
    const name = several ? draftText(wordsOf(field(menu, "name")), "name", reading.findings) : null;
    readSection(menu, name === null ? [] : [name], book, reading);
  }
  return {
    shopName: shopNameOf(files, reading),
    categories: [...book.categories.values()],
    modifierGroups: book.groups,
    products: book.products,
  };
}

// A restaurant's type has many names (Bakery, BarOrPub, …), so whatever has a menu is one.
function menusOf(root: JsonNode): readonly JsonNode[] {
  if (isOfType(root, "Menu", "MenuSection")) return [root];
  return itemsOf(field(root, "hasMenu", "menu"));
}

function shopNameOf(files: readonly JsonNode[], { findings }: ParseContext): string | null {
  const restaurant = files
    .flatMap(rootsOf)
    .find((root) => !isOfType(root, "Menu", "MenuSection") && menusOf(root).length > 0);
  return restaurant === undefined ? null : draftText(wordsOf(field(restaurant, "name")), "name", findings);
}

function readSection(section: JsonNode, names: readonly string[], book: Book, reading: ParseContext): void {
  const { findings } = reading;
  if (names.length > DEEPEST_SECTION)
    return findings.refused(section, because("nestedTooDeep", DEEPEST_SECTION));
  noteOffers(section, reading);
  for (const item of itemsOf(field(section, "hasMenuItem"))) readItem(item, names, book, reading);
  for (const inner of itemsOf(field(section, "hasMenuSection"))) {
    const name = draftText(wordsOf(field(inner, "name")), "name", findings);
    if (name === null) findings.changed(inner, because("sectionUnnamed"));
    readSection(inner, name === null ? names : [...names, name], book, reading);
  }
}

function readItem(item: JsonNode, names: readonly string[], book: Book, reading: ParseContext): void {
  const categoryKey = names.join("/");
  const parsed = parseMenuItem(item, categoryKey, book.keys, reading);
  if (parsed === null) return;
  const heading = names.length === 0 ? WORDS[reading.locale].menu : names.join(" – ");
  const name = draftText({ ...item, value: heading }, "name", reading.findings) ?? heading;
  if (!book.categories.has(categoryKey)) book.categories.set(categoryKey, { key: categoryKey, name });
  if (parsed.group !== null) book.groups.push(parsed.group);
  book.products.push(parsed.product);
}

// The offer of a section says when it is served, which a heading cannot here.
function noteOffers(section: JsonNode, { findings }: ParseContext): void {
  const timed = itemsOf(field(section, "offers")).some(
    (offer) => !isAbsent(field(offer, "availabilityStarts", "availabilityEnds")),
  );
  if (timed) findings.changed(section, because("timesLeft"));
}
