import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { KeptPicture } from "#core/draft/named-pictures.ts";
import { toId, type PictureId, type ShopId } from "#core/kernel/id.ts";
import { PICTURE_FORMS, type PictureForm } from "#core/menu/picture.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DrawnPicture } from "./draw-picture.ts";

/** Keeps a picture with its files, unless one of its id is kept already; within a transaction of the organization. */
export async function insertPicture(
  queries: Queries,
  of: { readonly id: PictureId; readonly shopId: ShopId },
  { width, height, files }: DrawnPicture,
  now: Instant,
): Promise<void> {
  await INSERT.run(queries, of.id, of.shopId, width, height, now);
  for (const file of files) await INSERT_FILE.run(queries, of.id, file.width, file.form, file.bytes);
}

/** Those of a shop that are there, of the ids; within a transaction of the organization. */
export async function keptPictures(
  queries: Queries,
  shopId: ShopId,
  ids: readonly PictureId[],
): Promise<readonly KeptPicture[]> {
  if (ids.length === 0) return [];
  const rows = await KEPT.rows(queries, shopId, ids);
  return rows.map(({ id, width, height }) => ({ id: toId<PictureId>(id), width, height }));
}

/** The bytes of one file, which everybody who has its address may see; null where there is none. */
export async function readPictureFile(
  queries: Queries,
  id: string,
  width: number,
  form: PictureForm,
): Promise<Buffer | null> {
  const { bytes } = await READ_FILE.one(queries, id, width, form);
  return bytes instanceof Buffer ? bytes : null;
}

/** Deletes those of the ids that no published menu and no draft names any more. */
export async function forgetPictures(queries: Queries, ids: readonly PictureId[]): Promise<void> {
  if (ids.length > 0) await FORGET.run(queries, ids, null, null, ids.length);
}

/** Deletes those that were made between two times and that nothing names; answers how many of `most` there were. */
export async function forgetUnnamedPictures(
  queries: Queries,
  { from, before }: { readonly from: Instant; readonly before: Instant },
  most: number,
): Promise<number> {
  const { gone } = await FORGET.one(queries, [], from, before, most);
  return gone;
}

/** The form that a file's ending names. */
export function pictureFormOf(ending: string): PictureForm | null {
  return PICTURE_FORMS.find((form) => form === ending) ?? null;
}

const INSERT = statement(
  "picture.insert",
  `insert into pictures (organization_id, id, shop_id, width, height, made_at)
     values (tenant(), $1, $2, $3, $4, $5) on conflict do nothing`,
);

const INSERT_FILE = statement(
  "picture.insertFile",
  `insert into picture_files (organization_id, picture_id, width, form, bytes)
     values (tenant(), $1, $2, $3, $4) on conflict do nothing`,
);

const KEPT = statement(
  "picture.kept",
  `select id, width, height from pictures
    where organization_id = tenant() and shop_id = $1 and id = any ($2::text[])`,
  ["width", "height"],
);

const READ_FILE = statement("picture.readFile", "select picture_file($1, $2, $3) as bytes");

const FORGET = statement("picture.forget", "select forget_pictures($1, $2, $3, $4) as gone", ["gone"]);
