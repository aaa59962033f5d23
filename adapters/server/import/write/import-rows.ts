import { freeSlug, slugOf } from "../../setup/slug-of.ts";
import type { DraftGroup, ImportDraft } from "../draft/import-draft.ts";
import { importedId, type ImportedNoun } from "./import-ids.ts";

/** A menu as rows, named as the columns are. Positions count from one within the import. */
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
}

export interface ProductRow extends CategoryRow {
  readonly category_id: string;
  readonly slug: string;
  readonly description: string | null;
  readonly diets: readonly string[] | null;
  readonly price: string;
  readonly switched_off: boolean;
  readonly source_key: string;
}

export interface GroupRow extends CategoryRow {
  readonly single_choice: boolean;
  readonly min_choices: number;
  readonly max_choices: number;
  readonly source_key: string;
}

export interface ModifierRow extends CategoryRow {
  readonly group_id: string;
  readonly price: string;
  readonly source_key: string;
}

/** That a product offers a group, at this place among its groups. */
export interface LinkRow {
  readonly product_id: string;
  readonly group_id: string;
  readonly position: number;
}

/** The slugs of a shop's products by product id. */
export type SlugsById = ReadonlyMap<string, string>;

/** Turns a draft into rows of the shop. A product that is there keeps its slug, a new one gets one that is free. */
export function toImportRows(
  draft: ImportDraft,
  shopId: string,
  format: string,
  slugs: SlugsById,
): ImportRows {
  const sourceKey = (key: string): string => `${format}:${key}`;
  const idOf = (noun: ImportedNoun, key: string): string => importedId(shopId, sourceKey(key), noun);
  const taken = new Set(slugs.values());
  const products = draft.products.map((product, index): ProductRow => {
    const id = idOf("product", product.key);
    const slug = slugs.get(id) ?? freeSlug(slugOf(product.name, "produs"), taken);
    taken.add(slug);
    return {
      id,
      position: index + 1,
      name: product.name,
      category_id: idOf("category", product.categoryKey),
      slug,
      description: product.description,
      diets: product.diets,
      price: product.price.amount,
      switched_off: product.switchedOff,
      source_key: sourceKey(product.key),
    };
  });
  return {
    categories: draft.categories.map(({ key, name }, index) => ({
      id: idOf("category", key),
      position: index + 1,
      name,
    })),
    products,
    groups: draft.modifierGroups.map((group, index) => ({
      id: idOf("group", group.key),
      position: index + 1,
      name: group.name,
      single_choice: group.singleChoice,
      min_choices: group.minChoices,
      max_choices: group.maxChoices,
      source_key: sourceKey(group.key),
    })),
    modifiers: draft.modifierGroups.flatMap((group) => modifierRows(group, idOf, sourceKey)),
    links: draft.products.flatMap(({ key, groupKeys }) =>
      groupKeys.map((groupKey, index) => ({
        product_id: idOf("product", key),
        group_id: idOf("group", groupKey),
        position: index + 1,
      })),
    ),
  };
}

function modifierRows(
  group: DraftGroup,
  idOf: (noun: ImportedNoun, key: string) => string,
  sourceKey: (key: string) => string,
): readonly ModifierRow[] {
  return group.modifiers.map(({ key, name, price }, index) => ({
    id: idOf("modifier", key),
    position: index + 1,
    name,
    group_id: idOf("group", group.key),
    price: price.amount,
    source_key: sourceKey(key),
  }));
}
