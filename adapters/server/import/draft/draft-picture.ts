import { because } from "#core/import/import-reason.ts";
import { field, isAbsent, itemsOf, type JsonNode, stringAt } from "../json/json-node.ts";
import type { DraftProduct } from "./import-draft.ts";
import type { ParseContext } from "./parse-context.ts";

/**
 * How a product calls its picture: a name or an address, bare or of an object for it, and the first of several (IMPORT-7).
 * Where no pictures are taken, or what is written names none, it is left out, and that is said.
 */
export function draftPicture(
  written: JsonNode,
  { findings, takesPictures }: Pick<ParseContext, "findings" | "takesPictures">,
): Pick<DraftProduct, "pictureName"> {
  const candidates = itemsOf(written);
  if (candidates.length === 0) return {};
  const name = takesPictures ? candidates.map(nameOf).find((one) => one !== null) : undefined;
  if (name !== undefined && name !== null) return { pictureName: name };
  findings.changedAlike(written, because("pictureLeft"));
  return {};
}

/** The same where either of two places may say it, the first before the second. */
export function draftPictureOf(
  first: JsonNode,
  second: JsonNode,
  reading: Pick<ParseContext, "findings" | "takesPictures">,
): Pick<DraftProduct, "pictureName"> {
  return isAbsent(first) ? draftPicture(second, reading) : draftPicture(first, reading);
}

function nameOf(picture: JsonNode): string | null {
  return stringAt(picture) ?? stringAt(field(picture, "contentUrl", "url", "name"));
}
