/** What a column of a table may hold; a price is that of every location, or of one alone. */
export const TABLE_FIELDS = ["key", "name", "category", "description", "price", "diets", "picture"] as const;

/** One of them. */
export type TableField = (typeof TABLE_FIELDS)[number];

/** The encodings that a table may be written in. UTF-8 and UTF-16 with their marks are known without being named. */
export const ENCODINGS = ["utf-8", "windows-1250", "windows-1252", "iso-8859-2", "iso-8859-16"] as const;

/** One of them. */
export type TableEncoding = (typeof ENCODINGS)[number];

/** A column that is asked for: what it holds, where, and under which heading it stands. */
export interface TableColumn {
  readonly field: TableField;
  /** The slug of a location; null for all. Only a price has one. */
  readonly location: string | null;
  readonly heading: string;
}

/** How tables are read. */
export interface TableOptions {
  readonly columns: readonly TableColumn[];
  /** Whether these are all of them: else a heading that is the name of a field holds it. */
  readonly areAllColumns?: boolean;
  readonly encoding: TableEncoding;
  /** What stands in place of a price where there is none. */
  readonly unpriced: readonly string[];
}

// As restaurants call them in their tables, in lower case and without diacritics.
const HEADINGS: Readonly<Record<TableField, readonly string[]>> = {
  key: ["key", "id", "cod", "code", "sku", "cod produs"],
  name: ["name", "nume", "denumire", "produs", "product", "nume produs", "denumire produs"],
  category: ["category", "categorie", "grupa", "sectiune", "section"],
  description: ["description", "descriere", "detalii", "ingrediente"],
  price: ["price", "pret", "pret lei", "pret (lei)", "pret ron", "pret cu tva"],
  diets: ["diets", "diete", "diet"],
  picture: ["picture", "poza", "foto", "fotografie", "imagine", "image", "photo"],
};

/**
 * What the headings of a table say that its columns hold, each field once, where nobody said it. A heading of a price
 * with the name of a location is the price there.
 */
export function guessColumns(
  headings: readonly string[],
  locations: readonly { readonly slug: string; readonly name: string }[],
): readonly TableColumn[] {
  const found = TABLE_FIELDS.flatMap((field): readonly TableColumn[] => {
    const heading = headings.find((one) => HEADINGS[field].includes(plain(one)));
    return heading === undefined ? [] : [{ field, location: null, heading }];
  });
  if (found.some(({ field }) => field === "price")) return found;
  const priced = locations.flatMap(({ slug, name }): readonly TableColumn[] => {
    const heading = headings.find((one) =>
      HEADINGS.price.some((price) => [`${price} ${plain(name)}`, `${price}:${slug}`].includes(plain(one))),
    );
    return heading === undefined ? [] : [{ field: "price", location: slug, heading }];
  });
  return [...found, ...priced];
}

function plain(heading: string): string {
  return heading.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/gu, " ").trim().toLowerCase();
}
