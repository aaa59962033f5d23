import { createHash } from "node:crypto";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { drawPicture, type DrawnPicture } from "#adapters/server/menu/picture/draw-picture.ts";
import { insertPicture, keptPictures } from "#adapters/server/menu/picture/pictures.queries.ts";
import type { NewShopRef } from "#adapters/server/setup/new-shop.queries.ts";
import type { KeptPicture } from "#core/draft/named-pictures.ts";
import { toId, type PictureId, type ShopId } from "#core/kernel/id.ts";
import { pictureSources, uploadedPicture, type PictureProblem } from "#core/menu/picture.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ImportDraft } from "../draft/import-draft.ts";
import { importedId } from "./import-ids.ts";
import type { ImportRows } from "./import-rows.ts";
import type { PictureSource } from "../pictures/picture-source.ts";

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
  for (const { key, name: alt, pictureName } of products) {
    if (pictureName === undefined) continue;
    const bytes = await source.find(pictureName);
    if (bytes === null) {
      missing.push(pictureName);
      continue;
    }
    const hash = createHash("sha256").update(bytes).digest("hex");
    const id = toId<PictureId>(importedId(shopId, hash, "picture"));
    const twin = pictures.find((one) => one.id === id);
    const [kept] =
      twin === undefined
        ? await inTransaction(pool, { organizationId }, (queries) =>
            keptPictures(queries, toId<ShopId>(shopId), [id]),
          )
        : [twin];
    if (kept !== undefined) {
      pictures.push({ id, width: kept.width, height: kept.height, productKey: key, alt, drawn: null });
      continue;
    }
    const drawn = await drawPicture(bytes);
    if (!drawn.ok) refused.push({ name: pictureName, problem: drawn.error });
    else {
      const { width, height } = drawn.value;
      pictures.push({ id, width, height, productKey: key, alt, drawn: drawn.value });
    }
  }
  return { pictures, missing, refused };
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
