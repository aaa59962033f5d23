import { because } from "#core/import/import-reason.ts";
import type { Findings } from "../draft/finding.ts";
import { field, isRecord, itemsOf, membersOf, type JsonNode, stringAt, boolAt } from "../json/json-node.ts";

/** One object of a catalog. */
export interface CatalogObject {
  readonly id: string;
  readonly type: string;
  readonly node: JsonNode;
  /** What stands next to it for a picture, in a map of objects. */
  readonly picture: JsonNode;
}

/**
 * The objects of a catalog file: a map of them (each bare or under `data`), a list, or the `{objects: […]}` that
 * the service answers. Names come in camel case from its libraries and in snake case from its wire. A file
 * without a single object is refused whole; one that is deleted is skipped and reported.
 */
export function catalogObjects(file: JsonNode, findings: Findings): readonly CatalogObject[] {
  const objects = candidatesOf(file).map(toObject);
  if (objects.every(({ type }) => type === "")) {
    findings.refused(file, because("formatUnlike", "a map or list of catalog objects with a `type`"));
    return [];
  }
  return objects.filter((object) => isUsable(object, findings));
}

/** Whether the object is offered anywhere; what is offered at only some of its places is reported. */
export function isPresent({ node, id }: CatalogObject, findings: Findings): boolean {
  const everywhere = field(node, "presentAtAllLocations", "present_at_all_locations");
  if (boolAt(everywhere) !== false) return true;
  const places = itemsOf(field(node, "presentAtLocationIds", "present_at_location_ids"));
  if (places.length === 0) findings.refused(everywhere, because("offeredNowhere", id));
  else findings.changed(everywhere, because("offeredSomewhere", id));
  return places.length > 0;
}

/** The part of an object that depends on its type: `itemData`, `taxData`, … */
export function dataOf({ node }: CatalogObject, camel: string, snake: string): JsonNode {
  return field(node, camel, snake);
}

/** A nested object, such as a variation within its item. */
export function toObject(candidate: JsonNode): CatalogObject {
  const inner = field(candidate, "data");
  const node = isRecord(inner.value) ? inner : candidate;
  return {
    id: stringAt(field(node, "id")) ?? node.path,
    type: stringAt(field(node, "type")) ?? "",
    node,
    picture: field(candidate, "image"),
  };
}

/** Whether the object is marked as deleted; reported when it is. */
export function isDeleted({ node, id }: CatalogObject, findings: Findings): boolean {
  const mark = field(node, "isDeleted", "is_deleted");
  const deleted = boolAt(mark) === true;
  if (deleted) findings.refused(mark, because("deleted", id));
  return deleted;
}

function candidatesOf(file: JsonNode): readonly JsonNode[] {
  const list = field(file, "objects");
  if (Array.isArray(list.value)) return itemsOf(list);
  return Array.isArray(file.value) ? itemsOf(file) : membersOf(file).map(([, member]) => member);
}

function isUsable(object: CatalogObject, findings: Findings): boolean {
  if (object.type === "") findings.refused(object.node, because("recordUnknown"));
  return object.type !== "" && !isDeleted(object, findings);
}
