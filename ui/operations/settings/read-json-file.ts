import { MAX_FOREIGN_JSON_BYTES } from "#core/kernel/foreign-json.ts";

/** The text of a file of JSON that was chosen; null where it is too large to be read whole. */
export function readJsonFile(file: File): Promise<string | null> {
  return file.size > MAX_FOREIGN_JSON_BYTES ? Promise.resolve(null) : file.text();
}
