/**
 * The text at a path of a wording, or null when there is none: for keys that arrive as data and cannot be checked
 * while compiling.
 */
export function textAt(wording: unknown, path: readonly string[], parameters: object = {}): string | null {
  let place = wording;
  for (const step of path) {
    // A proxy of typesafe-i18n answers every name; only its own ones are texts.
    if (place === null || (typeof place !== "object" && typeof place !== "function")) return null;
    if (!Object.hasOwn(place, step)) return null;
    place = Reflect.get(place, step);
  }
  if (typeof place !== "function") return null;
  const text: unknown = place(parameters);
  // A namespace is a function too; it says nothing.
  return typeof text === "string" && text !== "" ? text : null;
}
