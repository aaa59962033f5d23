import type { DraftPrice, ImportDraft } from "../draft/import-draft.ts";
import type { ImportRows } from "./import-rows.ts";

/** What something costs at a location; null where it is not sold there. */
export interface PriceRow {
  readonly id: string;
  readonly location_id: string;
  readonly price: string | null;
}

/** The prices of a draft. */
export interface PriceRows {
  readonly products: readonly PriceRow[];
  readonly modifiers: readonly PriceRow[];
}

/** The locations of a shop, as prices find them. */
export type Locations = readonly { readonly id: string; readonly slug: string }[];

/** Turns the prices of a draft into rows, one for each location that they speak of. */
export function toPriceRows(draft: ImportDraft, rows: ImportRows, locations: Locations): PriceRows {
  const modifiers = draft.modifierGroups.flatMap((group) => group.modifiers);
  return {
    products: draft.products.flatMap(({ price }, index) =>
      rowsOf(rows.products[index]?.id ?? "", price, locations),
    ),
    modifiers: modifiers.flatMap(({ price }, index) =>
      rowsOf(rows.modifiers[index]?.id ?? "", price, locations),
    ),
  };
}

function rowsOf(id: string, price: DraftPrice, locations: Locations): readonly PriceRow[] {
  return locations.flatMap((location) => {
    if ("amount" in price) return [{ id, location_id: location.id, price: price.amount }];
    const own = price.get(location.slug);
    return own === undefined ? [] : [{ id, location_id: location.id, price: own?.amount ?? null }];
  });
}
