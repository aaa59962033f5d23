import { because } from "#core/import/import-reason.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftCategory, DraftProduct } from "../draft/import-draft.ts";
import { type ParseContext, WORDS } from "../draft/parse-context.ts";
import { field, itemsOf, membersOf, type JsonNode, stringAt } from "../json/json-node.ts";

/** The categories of a chain's menu. */
export interface ChainCategories {
  /** The key of the category of a product; one made for the purpose where the tree names it nowhere. */
  of(code: string, product: JsonNode): string;
  /** Those that hold one of these products, in their order. */
  withProducts(products: readonly DraftProduct[]): readonly DraftCategory[];
}

const DEFAULT_KEY = "(menu)";
const DEEPEST = 8;

/** Reads the tree of food; a category within others is one heading, "Pizza – Specialty Pizzas". */
export function readChainCategories(files: readonly JsonNode[], reading: ParseContext): ChainCategories {
  const { findings, locale } = reading;
  const categories = new Map<string, DraftCategory>();
  const ofProduct = new Map<string, string>();

  function read(node: JsonNode, above: readonly DraftCategory[]): void {
    const code = stringAt(field(node, "code")) ?? "";
    const name = draftText(field(node, "name"), "name", findings);
    if (name === null || above.length >= DEEPEST) return findings.refused(node, because("unnamed"));
    const path = [...above, { key: code, name }];
    const key = path.map((part) => part.key).join("/");
    for (const place of itemsOf(field(node, "products"))) {
      const product = stringAt(place) ?? "";
      if (ofProduct.has(product)) findings.changed(place, because("categoriesCut"));
      else ofProduct.set(product, key);
    }
    const heading = path.map((part) => part.name).join(" – ");
    categories.set(key, { key, name: draftText({ ...node, value: heading }, "name", findings) ?? heading });
    for (const [, inner] of membersOf(field(node, "subCategories"))) read(inner, path);
  }

  for (const file of files)
    for (const [, node] of membersOf(field(field(file, "categories"), "food"))) read(node, []);
  return {
    of: (code, product) => {
      const key = ofProduct.get(code);
      if (key !== undefined) return key;
      findings.changed(product, because("categoryAssumed", WORDS[locale].menu));
      return DEFAULT_KEY;
    },
    withProducts: (products) => {
      const used = new Set(products.map(({ categoryKey }) => categoryKey));
      const all = [...categories.values(), { key: DEFAULT_KEY, name: WORDS[locale].menu }];
      return all.filter(({ key }) => used.has(key));
    },
  };
}
