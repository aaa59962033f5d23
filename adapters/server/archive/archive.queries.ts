import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { pictureFormOf } from "#adapters/server/menu/picture/pictures.queries.ts";
import { ARCHIVE_CELL_KINDS, type ArchiveColumn, type ArchiveRow } from "#core/archive/archive.ts";
import { type ShopId, toId } from "#core/kernel/id.ts";
import type { PictureForm } from "#core/menu/picture.ts";
import type { ArchiveTable } from "./archive-tables.ts";

// Every statement here runs within a transaction of the organization.

/** Some rows of a table in the order of its key, and the key of the last one; null where there is none. */
export interface ArchivePage {
  readonly columns: readonly ArchiveColumn[];
  readonly rows: readonly ArchiveRow[];
  readonly last: readonly string[] | null;
}

/** A file of a picture that was uploaded. */
export interface ArchivedPicture {
  readonly id: string;
  readonly width: number;
  readonly form: PictureForm;
}

/** The rows of a table after a key, from the first one where that is null. */
export async function readArchivePage(
  queries: Queries,
  { name, withheld }: ArchiveTable,
  after: readonly string[] | null,
  most: number,
): Promise<ArchivePage> {
  const key = after === null ? null : JSON.stringify(after);
  return decodePage((await READ_ROWS.one(queries, name, key, withheld, most)).page);
}

/** The shops of the organization. */
export async function listArchivedShops(
  queries: Queries,
): Promise<readonly { readonly id: ShopId; readonly slug: string }[]> {
  const rows = await LIST_SHOPS.rows(queries);
  return rows.map(({ id, slug }) => ({ id: toId<ShopId>(id), slug }));
}

/** The files of all pictures that were uploaded. */
export async function listArchivedPictures(queries: Queries): Promise<readonly ArchivedPicture[]> {
  const rows = await LIST_PICTURES.rows(queries);
  return rows.flatMap(({ form, ...file }) => {
    const known = pictureFormOf(form);
    return known === null ? [] : [{ ...file, form: known }];
  });
}

const decodePage = decoderOf<ArchivePage>(
  "a page of an archive",
  Schema.Struct({
    columns: Schema.Array(Schema.Struct({ name: Schema.String, kind: Schema.Literals(ARCHIVE_CELL_KINDS) })),
    rows: Schema.Array(Schema.Array(Schema.NullOr(Schema.String))),
    last: Schema.NullOr(Schema.Array(Schema.String)),
  }),
);

const READ_ROWS = statement("archive.readRows", "select archive_rows($1, $2, $3, $4) as page");

const LIST_SHOPS = statement("archive.listShops", "select id, slug from shops order by slug", ["id", "slug"]);

const LIST_PICTURES = statement(
  "archive.listPictures",
  `select picture_id as id, width, form from picture_files order by picture_id, width, form`,
  ["id", "width", "form"],
);
