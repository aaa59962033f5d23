import { because } from "#core/import/import-reason.ts";
import { draftPicture } from "../draft/draft-picture.ts";
import { draftPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftGroup, DraftProduct } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import { dietsOf, wordsOf } from "./schema-org-types.ts";
import { field, isAbsent, itemsOf, type JsonNode, stringAt } from "../json/json-node.ts";
import { createUniqueKeys, type UniqueKeys } from "../draft/unique-keys.ts";
import { type Variant, priceVariants } from "../draft/variants.ts";

/** A product with the choice that its several offers make. */
export interface ParsedItem {
  readonly product: DraftProduct;
  readonly group: DraftGroup | null;
}

/** Reads a MenuItem of the category; null, with a finding, when it has no name or no price. */
export function parseMenuItem(
  item: JsonNode,
  categoryKey: string,
  keys: UniqueKeys,
  reading: ParseContext,
): ParsedItem | null {
  const { findings } = reading;
  const name = draftText(wordsOf(field(item, "name")), "name", findings);
  if (name === null) {
    findings.refused(item, because("unnamed"));
    return null;
  }
  const key = keys.next(stringAt(field(item, "@id")) ?? `${categoryKey}/${name}`);
  const priced = priceVariants(key, parseOffers(item, reading), reading);
  if (priced === null) {
    findings.refused(item, because("unpriced", name));
    return null;
  }
  if (!isAbsent(field(item, "menuAddOn"))) findings.refused(field(item, "menuAddOn"), because("addOnsLeft"));
  const product: DraftProduct = {
    key,
    categoryKey,
    name,
    description: draftText(wordsOf(field(item, "description")), "description", findings),
    price: priced.price,
    groupKeys: priced.group === null ? [] : [priced.group.key],
    diets: dietsOf(item),
    switchedOff: false,
    ...draftPicture(field(item, "image"), reading),
  };
  return { product, group: priced.group };
}

function parseOffers(item: JsonNode, reading: ParseContext): readonly Variant[] {
  const keys = createUniqueKeys();
  return itemsOf(field(item, "offers")).flatMap((offer, index) => {
    const price = draftPrice(field(offer, "price"), field(offer, "priceCurrency"), reading);
    if (price === null) return [];
    const written = draftText(wordsOf(field(offer, "name", "description")), "option", reading.findings);
    const name = written ?? `${WORDS[reading.locale].variant} ${index + 1}`;
    return [{ key: keys.next(name), name, price }];
  });
}
