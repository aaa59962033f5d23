import { because } from "#core/import/import-reason.ts";
import type { FileLocation } from "#core/menu-file/menu-file.ts";
import type { JsonNode } from "../json/json-node.ts";
import type { DraftPrice } from "./import-draft.ts";
import type { ParseContext } from "./parse-context.ts";
import type { Money } from "#core/money/money.ts";

/** A location that a source names, with where it does so. */
export interface NamedLocation extends FileLocation {
  readonly place: Pick<JsonNode, "file" | "path">;
}

/** The locations of the shop by the slugs of the source. */
export type LocationMatch = ReadonlyMap<string, string>;

/**
 * Finds the locations that a source names among those of the shop, by their slugs; a new shop gets all of them. One
 * location alone is taken for the one that the shop has. What the shop does not have is refused.
 */
export function matchLocations(
  named: readonly NamedLocation[],
  { locations, findings }: Pick<ParseContext, "locations" | "findings">,
): LocationMatch {
  if (locations === null) return new Map(named.map(({ slug }) => [slug, slug]));
  const [only] = named;
  const [own] = locations;
  if (only !== undefined && own !== undefined && named.length === 1 && locations.length === 1) {
    if (only.slug !== own) findings.changed(only.place, because("locationRenamed", only.slug, own));
    return new Map([[only.slug, own]]);
  }
  return new Map(
    named.flatMap(({ slug, place }) => {
      if (locations.includes(slug)) return [[slug, slug]];
      findings.refused(place, because("locationUnknown", slug));
      return [];
    }),
  );
}

/** The prices at the locations that were found; null at those for which the source has none. */
export function pricesAt(match: LocationMatch, priceOf: (slug: string) => Money | null): DraftPrice {
  return new Map([...match].map(([named, own]) => [own, priceOf(named)]));
}
