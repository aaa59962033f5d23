import { because } from "#core/import/import-reason.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftCategory, DraftProduct } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import { field, isRecord, itemsOf, type JsonNode, stringAt, boolAt } from "../json/json-node.ts";
import { byPriority } from "./tastyigniter-options.ts";

/** The category of a menu, and whether it is switched off. */
export interface FoundCategory {
  readonly key: string;
  readonly switchedOff: boolean;
}

/** The categories of an import, which grow as menus name new ones. */
export interface CategoryBook {
  /** The category that the menu belongs to; one made for the purpose where it names none that is known. */
  of(menu: JsonNode): FoundCategory;
  /** Those that hold a product, in their order. */
  withProducts(products: readonly DraftProduct[]): readonly DraftCategory[];
}

interface Entry extends DraftCategory {
  readonly names: readonly string[];
  readonly switchedOff: boolean;
  readonly place: JsonNode | null;
}

const DEFAULT_KEY = "(menu)";

/** Reads the categories; menus find them by name or permalink. */
export function readCategories(records: readonly JsonNode[], reading: ParseContext): CategoryBook {
  const { findings, locale } = reading;
  const entries: Entry[] = [];
  for (const record of byPriority(records)) {
    const entry = toEntry(record, reading);
    if (entry === null) continue;
    if (entries.some(({ key }) => key === entry.key))
      findings.refused(record, because("keyTaken", entry.key));
    else entries.push(entry);
  }

  function find(wanted: JsonNode): Entry | undefined {
    const names = namesOf(wanted);
    return entries.find((entry) => entry.names.some((name) => names.includes(name)));
  }

  function make(wanted: JsonNode): Entry | null {
    const source = isRecord(wanted.value) ? field(wanted, "name", "permalink_slug") : wanted;
    const name = draftText(source, "name", findings);
    if (name === null) return null;
    findings.changed(wanted, because("categoryMade", name));
    const entry = { key: name, name, names: namesOf(wanted), switchedOff: false, place: null };
    entries.push(entry);
    return entry;
  }

  function byDefault(menu: JsonNode): Entry {
    const { menu: name } = WORDS[locale];
    findings.changedAlike({ ...menu, path: "" }, because("categoryAssumed", name));
    const known = entries.find(({ key }) => key === DEFAULT_KEY);
    const entry = known ?? { key: DEFAULT_KEY, name, names: [], switchedOff: false, place: null };
    if (known === undefined) entries.push(entry);
    return entry;
  }

  return {
    of: (menu) => {
      const [wanted, ...others] = itemsOf(field(menu, "categories", "category", "menu_categories"));
      if (others.length > 0) findings.changed(menu, because("categoriesCut"));
      return (wanted === undefined ? null : (find(wanted) ?? make(wanted))) ?? byDefault(menu);
    },
    withProducts: (products) => {
      const used = new Set(products.map(({ categoryKey }) => categoryKey));
      for (const { key, name, place } of entries)
        if (!used.has(key) && place !== null) findings.changed(place, because("categoryEmpty", name));
      return entries.filter(({ key }) => used.has(key)).map(({ key, name }) => ({ key, name }));
    },
  };
}

function toEntry(record: JsonNode, { findings }: ParseContext): Entry | null {
  const name = draftText(field(record, "name"), "name", findings);
  if (name === null) {
    findings.refused(record, because("unnamed"));
    return null;
  }
  const switchedOff = boolAt(field(record, "status")) === false;
  if (switchedOff) findings.changed(record, because("categoryOff", name));
  return {
    key: stringAt(field(record, "permalink_slug")) ?? name,
    name,
    names: namesOf(record),
    switchedOff,
    place: record,
  };
}

function namesOf(category: JsonNode): readonly string[] {
  const written = isRecord(category.value)
    ? [stringAt(field(category, "name")), stringAt(field(category, "permalink_slug"))]
    : [stringAt(category)];
  return written.flatMap((name) => (name === null || name.trim() === "" ? [] : [name.trim().toLowerCase()]));
}
