import { createHash } from "node:crypto";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { contentPictureId } from "#adapters/server/menu/picture/content-id.ts";
import { drawPicture, type DrawnPicture } from "#adapters/server/menu/picture/draw-picture.ts";
import { insertPicture, keptPictures } from "#adapters/server/menu/picture/pictures.queries.ts";
import type { NewShopRef } from "#adapters/server/setup/new-shop.queries.ts";
import type { KeptPicture } from "#core/draft/named-pictures.ts";
import { toId, type PictureId, type ShopId } from "#core/kernel/id.ts";
import { pictureSources, uploadedPicture, type PictureProblem } from "#core/menu/picture.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ImportDraft } from "../draft/import-draft.ts";
import type { ImportRows } from "./import-rows.ts";
import { TOO_LARGE, type PictureSource } from "../pictures/picture-source.ts";

/** A picture that a product names, as it is kept. */
export interface NamedPicture extends KeptPicture {
  readonly productKey: string;
  readonly alt: string;
  /** Null where it is kept already. */
  readonly drawn: DrawnPicture | null;
}

/** What became of the pictures that a menu's file names. */
export interface FoundPictures {
  readonly pictures: readonly NamedPicture[];
  /** Names that no file has. */
  readonly missing: readonly string[];
  readonly refused: readonly { readonly name: string; readonly problem: PictureProblem }[];
}

/** Nothing was asked for. */
export const NO_PICTURES: FoundPictures = { pictures: [], missing: [], refused: [] };

/**
 * Finds and draws the pictures that products of a draft name, before anything is locked. A picture has the id of its
 * content, so that importing again draws none and changes nothing.
 */
export async function findPictures(
  pool: DatabasePool,
  { organizationId, shopId }: NewShopRef,
  { products }: ImportDraft,
  source: PictureSource,
): Promise<FoundPictures> {
  const pictures: NamedPicture[] = [];
  const missing: string[] = [];
  const refused: { name: string; problem: PictureProblem }[] = [];
  const ids = await pictureIds(shopId, products, source);
  const kept = await inTransaction(pool, { organizationId }, (queries) =>
    keptPictures(queries, toId<ShopId>(shopId), [...new Set(ids.values())]),
  );
  const known = new Map(kept.map((picture) => [picture.id, picture]));
  for (const { key: productKey, name: alt, pictureName } of products) {
    if (pictureName === undefined) continue;
    const id = ids.get(pictureName);
    const held = id === undefined ? undefined : known.get(id);
    if (held !== undefined) {
      pictures.push({ ...held, productKey, alt, drawn: null });
      continue;
    }
    const bytes = await source.find(pictureName);
    if (bytes === TOO_LARGE) {
      refused.push({ name: pictureName, problem: "validation.picture_too_large" });
      continue;
    }
    if (id === undefined || bytes === null) {
      missing.push(pictureName);
      continue;
    }
    const drawn = await drawPicture(bytes);
    if (!drawn.ok) {
      refused.push({ name: pictureName, problem: drawn.error });
      continue;
    }
    const { width, height } = drawn.value;
    known.set(id, { id, width, height });
    pictures.push({ id, width, height, productKey, alt, drawn: drawn.value });
  }
  return { pictures, missing, refused };
}

// One at a time is held: a folder of photographs is larger than the memory of a small server.
async function pictureIds(
  shopId: string,
  products: ImportDraft["products"],
  source: PictureSource,
): Promise<ReadonlyMap<string, PictureId>> {
  const ids = new Map<string, PictureId>();
  for (const { pictureName } of products) {
    if (pictureName === undefined || ids.has(pictureName)) continue;
    const bytes = await source.find(pictureName);
    if (bytes === null || bytes === TOO_LARGE) continue;
    const hash = createHash("sha256").update(bytes).digest("hex");
    ids.set(pictureName, contentPictureId(shopId, hash));
  }
  return ids;
}

/** Keeps the pictures and gives them to their products; answers how many products changed. */
export async function writePictures(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
  draft: ImportDraft,
  rows: Pick<ImportRows, "products">,
  pictures: readonly NamedPicture[],
  now: Instant,
): Promise<number> {
  for (const { id, drawn } of pictures)
    if (drawn !== null) await insertPicture(queries, { id, shopId: toId<ShopId>(shopId) }, drawn, now);
  const ids = new Map(draft.products.map(({ key }, index) => [key, rows.products[index]?.id]));
  const given = pictures.flatMap(({ productKey, alt, id, width, height }) => {
    const picture = uploadedPicture(id, width, height);
    const productId = ids.get(productKey);
    return productId === undefined
      ? []
      : [{ id: productId, picture: { ...picture, alt, sources: pictureSources(picture) } }];
  });
  return given.length === 0 ? 0 : WRITE_PICTURES.run(queries, organizationId, shopId, JSON.stringify(given));
}

const WRITE_PICTURES = statement(
  "import.writePictures",
  `update products t set picture = r.picture
      from jsonb_to_recordset($3) as r(id text, picture jsonb)
      where t.organization_id = $1 and t.shop_id = $2 and t.id = r.id and t.picture is distinct from r.picture`,
);
