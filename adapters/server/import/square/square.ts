import { because } from "#core/import/import-reason.ts";
import { draftPicture, draftPictureOf } from "../draft/draft-picture.ts";
import { draftMinorPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftCategory, DraftGroup, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import { field, isAbsent, itemsOf, type JsonNode, stringAt } from "../json/json-node.ts";
import { groupsOfItem, parseModifierList } from "./square-modifiers.ts";
import {
  type CatalogObject,
  catalogObjects,
  dataOf,
  isDeleted,
  isPresent,
  toObject,
} from "./square-objects.ts";
import { type Variant, priceVariants } from "../draft/variants.ts";

const DEFAULT_CATEGORY = "(menu)";
const READ_TYPES: ReadonlySet<string> = new Set(["ITEM", "CATEGORY", "MODIFIER_LIST", "TAX", "IMAGE"]);

/**
 * Reads a Square catalog. Prices are whole minor units; several variations of an item become a required choice
 * over the lowest price; taxes are reported and left out, since prices here include VAT.
 */
export function parseSquare(files: readonly JsonNode[], reading: ParseContext): ImportDraft {
  const { findings } = reading;
  const objects = files.flatMap((file) => catalogObjects(file, findings));
  const ofType = (type: string): readonly CatalogObject[] => objects.filter((object) => object.type === type);
  for (const tax of ofType("TAX")) noteTax(tax, reading);
  for (const { type, node } of objects)
    if (!READ_TYPES.has(type)) findings.refused(node, because("typeLeft", type));
  const categories = ofType("CATEGORY").flatMap((object) => parseCategory(object, reading) ?? []);
  const lists = new Map(
    ofType("MODIFIER_LIST").flatMap((object) => {
      const group = parseModifierList(object, reading);
      return group === null ? [] : [[object.id, group] as const];
    }),
  );
  const pictures = new Map(
    ofType("IMAGE").map((object) => [object.id, dataOf(object, "imageData", "image_data")] as const),
  );
  const book: Book = { categories, lists, pictures, ruled: new Set(), variantGroups: [] };
  const products = ofType("ITEM").flatMap((object) => parseItem(object, book, reading) ?? []);
  return {
    shopName: null,
    categories: usedCategories(categories, products, reading),
    modifierGroups: [...book.variantGroups, ...lists.values()],
    products,
  };
}

interface Book {
  readonly categories: readonly DraftCategory[];
  readonly lists: Map<string, DraftGroup>;
  /** What is said of each picture, by its id. */
  readonly pictures: ReadonlyMap<string, JsonNode>;
  readonly ruled: Set<string>;
  readonly variantGroups: DraftGroup[];
}

function noteTax(tax: CatalogObject, { findings }: ParseContext): void {
  const data = dataOf(tax, "taxData", "tax_data");
  const name = stringAt(field(data, "name")) ?? tax.id;
  const percentage = stringAt(field(data, "percentage")) ?? "?";
  const added = stringAt(field(data, "inclusionType", "inclusion_type")) === "ADDITIVE";
  findings.changed(tax.node, because(added ? "taxAddedLeft" : "taxLeft", name, percentage));
}

function parseCategory(object: CatalogObject, { findings }: ParseContext): DraftCategory | null {
  const name = draftText(field(dataOf(object, "categoryData", "category_data"), "name"), "name", findings);
  if (name === null) findings.refused(object.node, because("unnamed"));
  return name === null ? null : { key: object.id, name };
}

function parseItem(object: CatalogObject, book: Book, reading: ParseContext): DraftProduct | null {
  const { findings } = reading;
  if (!isPresent(object, findings)) return null;
  const item = dataOf(object, "itemData", "item_data");
  const name = draftText(field(item, "name"), "name", findings);
  if (name === null) {
    findings.refused(object.node, because("unnamed"));
    return null;
  }
  const variations = itemsOf(field(item, "variations")).map(toObject);
  const priced = priceVariants(
    object.id,
    variations.flatMap((variation) => parseVariation(variation, reading) ?? []),
    reading,
  );
  if (priced === null) {
    findings.refused(object.node, because("unpriced", name));
    return null;
  }
  if (priced.group !== null) book.variantGroups.push(priced.group);
  const used = groupsOfItem(item, book.lists, book.ruled, reading);
  return {
    key: object.id,
    categoryKey: categoryOf(item, book, reading),
    name,
    description: draftText(field(item, "description"), "description", findings),
    price: priced.price,
    groupKeys: [...(priced.group === null ? [] : [priced.group.key]), ...new Set(used)],
    diets: null,
    switchedOff: false,
    ...pictureOf(object, item, book, reading),
  };
}

function parseVariation(object: CatalogObject, reading: ParseContext): Variant | null {
  const { findings } = reading;
  if (isDeleted(object, findings) || !isPresent(object, findings)) return null;
  const variation = dataOf(object, "itemVariationData", "item_variation_data");
  const money = field(variation, "priceMoney", "price_money");
  const pricing = stringAt(field(variation, "pricingType", "pricing_type"));
  if (isAbsent(money)) {
    const variable = pricing === "VARIABLE_PRICING";
    findings.refused(object.node, because(variable ? "priceVariable" : "priceMissing"));
    return null;
  }
  const price = draftMinorPrice(field(money, "amount"), field(money, "currency"), reading);
  const name = draftText(field(variation, "name"), "option", findings) ?? WORDS[reading.locale].variant;
  return price === null ? null : { key: object.id, name, price };
}

// Next to the item in a map of objects; elsewhere by the id of an object of its own.
function pictureOf(
  { picture }: CatalogObject,
  item: JsonNode,
  { pictures }: Book,
  reading: ParseContext,
): Pick<DraftProduct, "pictureName"> {
  const ids = field(item, "imageIds", "image_ids");
  const [first] = itemsOf(ids);
  const named = first === undefined ? undefined : pictures.get(stringAt(first) ?? "");
  if (isAbsent(picture) && named !== undefined && reading.takesPictures) return draftPicture(named, reading);
  return draftPictureOf(picture, ids, reading);
}

function categoryOf(item: JsonNode, { categories }: Book, { findings, locale }: ParseContext): string {
  const [listed] = itemsOf(field(item, "categories"));
  const place = field(item, "categoryId", "category_id");
  const wanted = isAbsent(place) && listed !== undefined ? field(listed, "id") : place;
  const id = stringAt(wanted);
  if (categories.some(({ key }) => key === id)) return id ?? DEFAULT_CATEGORY;
  findings.changed(item, because("categoryAssumed", WORDS[locale].menu));
  return DEFAULT_CATEGORY;
}

function usedCategories(
  categories: readonly DraftCategory[],
  products: readonly DraftProduct[],
  { locale }: ParseContext,
): readonly DraftCategory[] {
  const used = new Set(products.map(({ categoryKey }) => categoryKey));
  const all = [...categories, { key: DEFAULT_CATEGORY, name: WORDS[locale].menu }];
  return all.filter(({ key }) => used.has(key));
}
