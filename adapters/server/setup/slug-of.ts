/** Longest slug that is also a label of a host name, with room for a number at its end. */
const MAX_LENGTH = 56;

/** The slug of a name: lower-case letters without diacritics, digits and single hyphens. `fallback` when nothing is left. */
export function slugOf(name: string, fallback: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
  return plain === "" ? fallback : plain;
}

/** The slug, with the first number at its end that makes it unlike all those taken: "ceai", "ceai-2", "ceai-3". */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
