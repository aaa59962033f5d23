import { freeSlug, slugOf } from "../../setup/slug-of.ts";
import type { DraftGroup, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import type { ImportedNoun } from "#core/import/imported-id.ts";
import type { KnownMenu } from "./known-menu.ts";

/** A menu as rows, named as the columns are. */
export interface ImportRows {
  readonly categories: readonly CategoryRow[];
  readonly products: readonly ProductRow[];
  readonly groups: readonly GroupRow[];
  readonly modifiers: readonly ModifierRow[];
  readonly links: readonly LinkRow[];
}

export interface CategoryRow {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly source_key: string;
}

export interface ProductRow extends CategoryRow {
  readonly category_id: string;
  readonly slug: string;
  readonly description: string | null;
  readonly diets: readonly string[] | null;
  readonly switched_off: boolean | null;
}

export interface GroupRow extends CategoryRow {
  readonly single_choice: boolean;
  readonly min_choices: number;
  readonly max_choices: number;
}

export interface ModifierRow extends CategoryRow {
  readonly group_id: string;
}

/** That a product offers a group, at this place among its groups. */
export interface LinkRow {
  readonly product_id: string;
  readonly group_id: string;
  readonly position: number;
}

/**
 * Turns a draft into rows of the shop. What is there keeps its id, and its place where the order is the draft's already; a
 * product keeps its slug, a new one gets one that is free.
 */
export function toImportRows(draft: ImportDraft, known: KnownMenu): ImportRows {
  const rowsOf: Readonly<Record<ImportedNoun, ReadonlyMap<string, CategoryRow>>> = {
    category: new Map(keyedRows("category", draft.categories, known)),
    product: new Map(keyedRows("product", draft.products, known)),
    group: new Map(keyedRows("group", draft.modifierGroups, known)),
    modifier: new Map(
      draft.modifierGroups.flatMap(({ modifiers }) => keyedRows("modifier", modifiers, known)),
    ),
  };
  const of = (noun: ImportedNoun, key: string): CategoryRow => {
    const found = rowsOf[noun].get(key);
    if (found === undefined) throw new Error(`The draft has no ${noun} ${key}`);
    return found;
  };
  return {
    categories: draft.categories.map(({ key }) => of("category", key)),
    products: productRows(draft.products, of, known),
    groups: draft.modifierGroups.map((group) => ({ ...of("group", group.key), ...limitsOf(group) })),
    modifiers: draft.modifierGroups.flatMap((group) =>
      group.modifiers.map(({ key }) => ({ ...of("modifier", key), group_id: of("group", group.key).id })),
    ),
    links: draft.products.flatMap(({ key, groupKeys }) =>
      groupKeys.map((groupKey, index) => ({
        product_id: of("product", key).id,
        group_id: of("group", groupKey).id,
        position: index + 1,
      })),
    ),
  };
}

function keyedRows(
  noun: ImportedNoun,
  entries: readonly { readonly key: string; readonly name: string }[],
  known: KnownMenu,
): readonly (readonly [string, CategoryRow])[] {
  const ids = entries.map(({ key }) => known.idOf(noun, key));
  const positions = known.placesOf(noun, ids);
  return entries.map(({ key, name }, index) => [
    key,
    {
      id: ids[index] ?? "",
      position: positions[index] ?? index + 1,
      name,
      source_key: known.sourceKey(key),
    },
  ]);
}

function productRows(
  products: readonly DraftProduct[],
  of: (noun: ImportedNoun, key: string) => CategoryRow,
  { slugs }: KnownMenu,
): readonly ProductRow[] {
  const taken = new Set(slugs.values());
  return products.map((product): ProductRow => {
    const row = of("product", product.key);
    const wanted = product.details?.slug ?? slugOf(product.name, "produs");
    const slug = slugs.get(row.id) ?? freeSlug(wanted, taken);
    taken.add(slug);
    return {
      ...row,
      category_id: of("category", product.categoryKey).id,
      slug,
      description: product.description,
      diets: product.diets,
      switched_off: product.switchedOff,
    };
  });
}

function limitsOf(group: DraftGroup): Pick<GroupRow, "single_choice" | "min_choices" | "max_choices"> {
  return { single_choice: group.singleChoice, min_choices: group.minChoices, max_choices: group.maxChoices };
}
