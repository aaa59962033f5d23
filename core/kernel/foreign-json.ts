/** Most bytes of a file of JSON that somebody chooses in a browser, which reads it whole: zones of a country are a tenth. */
export const MAX_FOREIGN_JSON_BYTES = 4 * 1024 * 1024;

/** JSON that somebody else wrote; undefined where the text is none. A mark of its encoding at the beginning says nothing. */
export function parseForeignJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/u, ""));
    return value;
  } catch {
    return undefined;
  }
}

/** What an object has of its own under a name; undefined where it has not, or is none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** The items of a list; nothing where it is none. */
export function itemsOfList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
