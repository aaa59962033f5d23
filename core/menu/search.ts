import type { Product } from "./menu.ts";

/**
 * The products whose name and description contain every typed word at the beginning of a word, ignoring case
 * and diacritics: "ciorba" finds "Ciorbă". Names before descriptions; a blank query finds nothing.
 */
export function searchProducts(products: readonly Product[], query: string): readonly Product[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const found = products.map((product) => {
    const name = wordsOf(product.name);
    return {
      product,
      hasName: holdsAll(name, wanted),
      isFound: holdsAll([...name, ...wordsOf(product.description ?? "")], wanted),
    };
  });
  return [
    ...found.filter(({ hasName }) => hasName),
    ...found.filter(({ hasName, isFound }) => isFound && !hasName),
  ].map(({ product }) => product);
}

/** Whether a name has every typed word at the beginning of one of its words; a blank text asks for nothing. */
export function isNamed(name: string, query: string): boolean {
  return holdsAll(wordsOf(name), wordsOf(query));
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
