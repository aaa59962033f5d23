import { toId, type Id } from "#core/kernel/id.ts";

/** The same valid ULID for the same name, with the name still readable: "pizza" is 01J0000000000000000000P1ZZA. */
export function idOf<T extends Id>(name: string): T {
  const letters = name
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll(/[IL]/g, "1")
    .replaceAll("O", "0")
    .replaceAll("U", "V");
  if (letters.length > 23) throw new Error(`Too long for a ULID: ${name}`);
  return toId<T>(`01J${letters.padStart(23, "0")}`);
}
