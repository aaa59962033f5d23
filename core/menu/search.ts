import type { Product } from "./menu.ts";

/** Typed words and words of the menu with fewer letters must be spelled as they are (MENU-13). */
const MIN_FORGIVEN_LETTERS = 4;

/** The words of a list of products. Made once per list, never kept in a snapshot: maps do not serialize. */
export interface SearchIndex {
  readonly products: readonly Product[];
  /** Each word of a name or a description, with the positions of its products. */
  readonly words: ReadonlyMap<string, WordPlaces>;
}

interface WordPlaces {
  readonly inNames: Set<number>;
  readonly inDescriptions: Set<number>;
}

/** How well a word fits what was typed, best first; the sum of a product's words is its rank. */
const RANKS = { name: 0, description: 1, nearName: 1000, nearDescription: 1001 } as const;

/** Reads the words of products, so that each typed letter only looks them up. */
export function indexSearch(products: readonly Product[]): SearchIndex {
  const words = new Map<string, WordPlaces>();
  const placesOf = (word: string): WordPlaces => {
    const places = words.get(word) ?? { inNames: new Set(), inDescriptions: new Set() };
    words.set(word, places);
    return places;
  };
  for (const [position, { name, description }] of products.entries()) {
    for (const word of wordsOf(name)) placesOf(word).inNames.add(position);
    for (const word of wordsOf(description ?? "")) placesOf(word).inDescriptions.add(position);
  }
  return { products, words };
}

/**
 * The products whose name and description contain every typed word at the beginning of a word, ignoring case
 * and diacritics: "ciorba" finds "Ciorbă". Names before descriptions, and then what one typing error in a word explains:
 * "ciobra" finds it too (MENU-13). A blank query finds nothing.
 */
export function searchProducts({ products, words }: SearchIndex, query: string): readonly Product[] {
  const wanted = [...new Set(wordsOf(query))];
  if (wanted.length === 0) return [];
  const ranks = wanted.map((typed) => ranksOf(words, typed));
  return products
    .map((product, position) => ({ product, rank: rankAt(ranks, position) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ product }) => product);
}

/**
 * Tells of the words of a name whether every typed word begins one of them; a blank text asks for nothing. Typed words are
 * read once for all names.
 */
export function nameSearch(query: string): (name: readonly string[]) => boolean {
  const wanted = wordsOf(query);
  return (name) => wanted.every((typed) => name.some((word) => word.startsWith(typed)));
}

/** The best rank of each product, by its position, for one typed word. */
function ranksOf(words: SearchIndex["words"], typed: string): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  const note = (positions: Iterable<number>, rank: number): void => {
    for (const position of positions) if (rank < (ranks.get(position) ?? Infinity)) ranks.set(position, rank);
  };
  for (const [word, { inNames, inDescriptions }] of words)
    if (word.startsWith(typed)) {
      note(inNames, RANKS.name);
      note(inDescriptions, RANKS.description);
    } else if (beginsNearly(word, typed)) {
      note(inNames, RANKS.nearName);
      note(inDescriptions, RANKS.nearDescription);
    }
  return ranks;
}

/** Rank of a product: what matches exactly before every other, names alone before descriptions. */
function rankAt(ranks: readonly ReadonlyMap<number, number>[], position: number): number {
  return ranks.reduce((sum, rank) => sum + (rank.get(position) ?? Infinity), 0);
}

/**
 * Whether a word begins with what was typed once one letter is added, left out or replaced, or two neighbors are swapped.
 * Up to the first difference both are equal, and the one error is there or explains nothing.
 */
function beginsNearly(word: string, typed: string): boolean {
  if (Math.min(word.length, typed.length) < MIN_FORGIVEN_LETTERS) return false;
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  const isReplaced = at < word.length && word.startsWith(typed.slice(at + 1), at + 1);
  const isAdded = word.startsWith(typed.slice(at + 1), at);
  const isLeftOut = word.startsWith(typed.slice(at), at + 1);
  const isSwapped =
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2);
  return isReplaced || isAdded || isLeftOut || isSwapped;
}

/** The words of a text, without case and diacritics. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
