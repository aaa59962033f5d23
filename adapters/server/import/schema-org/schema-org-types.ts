import { field, isRecord, itemsOf, type JsonNode, stringAt } from "../json/json-node.ts";

/** Whether the value is of one of these types; types may be a list, and carry a prefix or an address. */
export function isOfType(node: JsonNode, ...names: readonly string[]): boolean {
  return itemsOf(field(node, "@type")).some((type) => {
    const [name = ""] = (stringAt(type) ?? "").split(/[/:#]/).slice(-1);
    return names.includes(name);
  });
}

/** A text that may be wrapped as `{"@value": …, "@language": …}`, or be one of a list (the first counts). */
export function wordsOf(node: JsonNode): JsonNode {
  const [first] = itemsOf(node);
  if (first === undefined) return node;
  return isRecord(first.value) ? field(first, "@value") : first;
}

/** What stands at the top of the file: the value itself, the elements of a list, or those of its `@graph`. */
export function rootsOf(file: JsonNode): readonly JsonNode[] {
  return itemsOf(file).flatMap((root) => {
    const graph = field(root, "@graph");
    return Array.isArray(graph.value) ? itemsOf(graph) : [root];
  });
}

const DIETS: ReadonlyMap<string, string> = new Map([
  ["GlutenFreeDiet", "gluten_free"],
  ["LowLactoseDiet", "lactose_free"],
  ["VeganDiet", "vegan"],
  ["VegetarianDiet", "vegetarian"],
]);

/** The diets that the item suits and that we have a word for; null where it names none. */
export function dietsOf(item: JsonNode): readonly string[] | null {
  const names = itemsOf(field(item, "suitableForDiet")).map(
    (diet) => (stringAt(diet) ?? "").split(/[/:#]/).at(-1) ?? "",
  );
  return names.length === 0 ? null : names.flatMap((name) => DIETS.get(name) ?? []);
}
