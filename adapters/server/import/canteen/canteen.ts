import { because } from "#core/import/import-reason.ts";
import { draftPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftCategory, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import { field, isAbsent, isRecord, itemsOf, type JsonNode, stringAt } from "../json/json-node.ts";

/** The version of the canteen API that is read. */
const VERSION = "2.1";

// A shop has one price for everybody, and who orders is a guest.
const WHO_PAYS = "guests";

interface Book {
  readonly categories: Map<string, DraftCategory>;
  readonly products: Map<string, DraftProduct>;
}

/**
 * Reads the weeks of a canteen (eat-api 2.1): days with dishes, each with a price for students, staff and guests. A dish
 * that comes on several days is one product. What has no price, or one by weight, is refused: an order needs an amount.
 */
export function parseCanteen(files: readonly JsonNode[], reading: ParseContext): ImportDraft {
  const book: Book = { categories: new Map(), products: new Map() };
  for (const file of files) readWeeks(file, book, reading);
  const products = [...book.products.values()];
  if (products.length > 0)
    reading.findings.changed(
      { file: files[0]?.file ?? "", path: "" },
      because("currencyAssumed", reading.currency),
    );
  return {
    shopName: null,
    categories: [...book.categories.values()],
    modifierGroups: [],
    products,
  };
}

function readWeeks(file: JsonNode, book: Book, reading: ParseContext): void {
  const { findings } = reading;
  const weeks = field(file, "weeks");
  if (!Array.isArray(weeks.value))
    return findings.refused(file, because("formatUnlike", "a canteen with `weeks`"));
  const version = stringAt(field(file, "version"));
  if (version !== VERSION) return findings.refused(file, because("versionUnknown", VERSION, version ?? ""));
  for (const week of itemsOf(weeks))
    for (const day of itemsOf(field(week, "days")))
      for (const dish of itemsOf(field(day, "dishes"))) readDish(dish, book, reading);
}

function readDish(dish: JsonNode, book: Book, reading: ParseContext): void {
  const { findings, locale } = reading;
  const name = draftText(field(dish, "name"), "name", findings);
  if (name === null) return findings.refused(dish, because("unnamed"));
  const price = priceOf(dish, reading);
  if (price === null) return;
  const heading = draftText(field(dish, "dish_type"), "name", findings) ?? WORDS[locale].menu;
  const key = `${heading}/${name}`;
  const known = book.products.get(key);
  if (known !== undefined) {
    if ("amount" in known.price && known.price.amount === price.amount)
      return findings.changedAlike({ ...dish, path: "" }, because("takenOnce"));
    return findings.refused(dish, because("takenAtAnotherPrice", name));
  }
  if (!isAbsent(field(dish, "labels", "ingredients")))
    findings.changedAlike({ ...dish, path: "" }, because("ingredientsLeft"));
  book.categories.set(heading, { key: heading, name: heading });
  book.products.set(key, {
    key,
    categoryKey: heading,
    name,
    description: null,
    price,
    groupKeys: [],
    diets: dietsOf(dish),
    switchedOff: false,
  });
}

function priceOf(dish: JsonNode, reading: ParseContext): ReturnType<typeof draftPrice> {
  const { findings } = reading;
  const price = field(field(dish, "prices"), WHO_PAYS);
  if (!isRecord(price.value)) {
    findings.refused(price, because("priceMissing"));
    return null;
  }
  const byUnit = field(price, "price_per_unit");
  if (!isAbsent(byUnit)) {
    const unit = stringAt(field(price, "unit")) ?? "unit";
    findings.refused(byUnit, because("priceByWeight", String(byUnit.value), unit));
    return null;
  }
  const taken = draftPrice(field(price, "base_price"), null, reading);
  if (taken !== null) findings.changedAlike({ ...dish, path: "" }, because("guestPriceTaken"));
  return taken;
}

const DIETS: ReadonlyMap<string, string> = new Map([
  ["VEGAN", "vegan"],
  ["VEGETARIAN", "vegetarian"],
]);

function dietsOf(dish: JsonNode): readonly string[] | null {
  const diets = itemsOf(field(dish, "labels")).flatMap((label) => DIETS.get(stringAt(label) ?? "") ?? []);
  return diets.length === 0 ? null : diets.toSorted();
}
