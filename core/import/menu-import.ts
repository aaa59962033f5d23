import type { PublishedChange } from "#core/draft/publication.ts";
import type { MenuEntryId } from "#core/draft/menu-entry.ts";
import type { Finding } from "./finding.ts";
import type { MenuFormat } from "./menu-format.ts";
import type { MenuRefusal } from "./menu-refusal.ts";
import type { MenuPicture } from "./picture/picture-files.ts";
import type { TableColumn, TableEncoding } from "./table-columns.ts";

/** Most bytes of all files of an import together: the menu of a chain in every language is a tenth of it. */
export const MAX_IMPORT_BYTES = 4 * 1024 * 1024;

/** Most files of one import. */
export const MAX_IMPORT_FILES = 8;

/** So many findings are named at most; how many there are is always said. */
export const MAX_NAMED_FINDINGS = 200;

/** Whose word counts where the file and the draft both say something else than what is published. */
export const IMPORT_WINNERS = ["draft", "file"] as const;

/** How the files of a menu are read, and what becomes of what they say. */
export interface ImportOptions {
  /** Null is found out by what the files hold. */
  readonly format: MenuFormat | null;
  /** Which column of a table is what; null is as its headings say. */
  readonly columns: readonly TableColumn[] | null;
  readonly encoding: TableEncoding;
  /** What stands in place of a price where there is none. */
  readonly unpriced: readonly string[];
  /** Of new products, per cent as decimal text; null is the usual one. */
  readonly vatRate: string | null;
  readonly wins: (typeof IMPORT_WINNERS)[number];
}

/** What nobody chose yet. */
export const FIRST_IMPORT_OPTIONS: ImportOptions = {
  format: null,
  columns: null,
  encoding: "utf-8",
  unpriced: [],
  vatRate: null,
  wins: "draft",
};

const MAX_UNPRICED = 20;
const MAX_UNPRICED_CHARACTERS = 40;

/** What somebody typed that stands in place of a price, divided by commas. */
export function readUnpriced(text: string): readonly string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "" && word.length <= MAX_UNPRICED_CHARACTERS)
    .slice(0, MAX_UNPRICED);
}

/** A column of a table that was read, with what stands in its first row. */
export interface ReadColumn {
  readonly heading: string;
  readonly sample: string;
}

/** What an import would do, before anything is written (IMPORT-8). */
export interface ImportPreview {
  /** Of the draft that it was compared with. */
  readonly revision: number;
  /** The format that the files were read in; null where they are of none. */
  readonly format: MenuFormat | null;
  /** What the table has, and which of its columns is what; null where it is none. */
  readonly table: {
    readonly headings: readonly ReadColumn[];
    readonly columns: readonly TableColumn[];
  } | null;
  /** Why nothing can be taken; null where something can. */
  readonly refusal: MenuRefusal | null;
  /** How much of the files was read. */
  readonly products: number;
  /** The first of what was refused or taken otherwise. */
  readonly findings: readonly Finding[];
  readonly refused: number;
  readonly altered: number;
  /** What would be other in the draft. */
  readonly changes: readonly PublishedChange[];
  /** The entries that the draft has otherwise than both the published menu and the files, and who made them so. */
  readonly contested: readonly ContestedEntry[];
  /** The pictures that the files name, for products that the draft would have (IMPORT-11). */
  readonly pictures: readonly MenuPicture[];
}

/** An entry about which the draft and the files do not agree. */
export interface ContestedEntry {
  readonly id: MenuEntryId;
  readonly by: string | null;
}
