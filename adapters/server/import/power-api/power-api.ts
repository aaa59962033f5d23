import { because } from "#core/import/import-reason.ts";
import { draftPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftGroup, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import {
  field,
  isAbsent,
  isRecord,
  itemsOf,
  membersOf,
  type JsonNode,
  stringAt,
  writtenAs,
} from "../json/json-node.ts";
import { type Variant, priceVariants } from "../draft/variants.ts";
import { readChainCategories } from "./chain-categories.ts";
import { createExtras, type Extras } from "./extras.ts";

/** What else such a file holds, and why none of it is a row of a menu here. */
const NOT_TAKEN = [
  ["coupons", "products", "couponLeft"],
  ["preconfiguredProducts", null, "presetLeft"],
  ["cooking", "instructions", "instructionLeft"],
  ["unsupported", "products", "productUnsupported"],
  ["unsupported", "options", "optionUnsupported"],
] as const;

/**
 * Reads the ordering menu of a chain (Domino's power API with its names in camel case): products
 * with variants by size and flavor, each at its own price, and toppings and sides by little lists of amounts.
 */
export function parsePowerApi(files: readonly JsonNode[], reading: ParseContext): ImportDraft {
  const products: DraftProduct[] = [];
  const groups: DraftGroup[] = [];
  const categories = readChainCategories(files, reading);
  for (const file of files) {
    const listed = field(file, "products");
    if (!isRecord(listed.value) || !isRecord(field(file, "variants").value)) {
      reading.findings.refused(file, because("formatUnlike", "a menu with `products` and `variants`"));
      continue;
    }
    const extras = createExtras(file, reading);
    for (const [code, node] of membersOf(listed)) {
      const product = readProduct(code, node, { file, extras, groups, categoryOf: categories.of }, reading);
      if (product !== null) products.push(product);
    }
    refuseOthers(file, reading);
  }
  if (products.length > 0)
    reading.findings.changed(
      { file: files[0]?.file ?? "", path: "" },
      because("currencyAssumed", reading.currency),
    );
  return { shopName: null, categories: categories.withProducts(products), modifierGroups: groups, products };
}

interface Book {
  readonly file: JsonNode;
  readonly extras: Extras;
  readonly groups: DraftGroup[];
  readonly categoryOf: (code: string, product: JsonNode) => string;
}

function readProduct(
  code: string,
  node: JsonNode,
  { file, extras, groups, categoryOf }: Book,
  reading: ParseContext,
): DraftProduct | null {
  const { findings } = reading;
  const name = draftText(field(node, "name"), "name", findings);
  if (name === null) {
    findings.refused(node, because("unnamed"));
    return null;
  }
  const listed = itemsOf(field(node, "variants"));
  const variants = listed.flatMap((place) => readVariant(place, file, reading) ?? []);
  const priced = priceVariants(code, variants, reading);
  if (priced === null) {
    findings.refused(node, because("unpriced", name));
    return null;
  }
  const own = [
    ...(priced.group === null ? [] : [priced.group]),
    ...extras.of(
      code,
      node,
      variants.map(({ key }) => key),
    ),
  ];
  groups.push(...own);
  return {
    key: code,
    categoryKey: categoryOf(code, node),
    name,
    description: draftText(field(node, "description"), "description", findings),
    price: priced.price,
    groupKeys: own.map(({ key }) => key),
    diets: null,
    switchedOff: false,
  };
}

function readVariant(place: JsonNode, file: JsonNode, reading: ParseContext): Variant | null {
  const { findings, locale } = reading;
  const code = stringAt(place) ?? "";
  const variant = field(field(file, "variants"), code);
  if (isAbsent(variant)) {
    findings.refused(place, because("codeUnknown", writtenAs(place)));
    return null;
  }
  const price = draftPrice(field(variant, "price"), null, reading);
  if (price === null) return null;
  const surcharge = field(variant, "surcharge");
  if (!isAbsent(surcharge) && !/^0(?:\.0+)?$/.test(String(surcharge.value)))
    findings.changed(surcharge, because("surchargeLeft", String(surcharge.value)));
  const name = draftText(field(variant, "name"), "option", findings) ?? WORDS[locale].variant;
  return { key: code, name, price };
}

function refuseOthers(file: JsonNode, { findings }: ParseContext): void {
  for (const [section, part, reason] of NOT_TAKEN) {
    const whole = field(file, section);
    for (const [, member] of membersOf(part === null ? whole : field(whole, part)))
      findings.refused(member, because(reason));
  }
}
