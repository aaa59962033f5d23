import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { changedFields } from "#adapters/server/account/organization/changed-fields.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { PictureDrawing } from "#adapters/server/menu/picture/picture-drawing.ts";
import {
  forgetPictures,
  insertPicture,
  keptPictures,
} from "#adapters/server/menu/picture/pictures.queries.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeShopLook } from "#core/contract/shop/shop-look.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { toId, type PictureId } from "#core/kernel/id.ts";
import { pictureIdOf, uploadedPicture } from "#core/menu/picture.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { shopLookProblems, type ShopLook } from "#core/setting/look/shop-look.ts";
import { requireOwnShop, type ShopAccess } from "./require-own-shop.ts";
import type { ShopCache } from "../shop/shop-cache.ts";
import { lockShopLook, readShopLook, writeShopLook } from "./shop-look.queries.ts";

interface ShopLookDeps extends ShopAccess {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
  readonly drawing: PictureDrawing;
}

/** How a shop looks (SHOP-17), by the version that was read (SETTING-1). Every write is audited. */
export function createShopLookHandlers(
  deps: ShopLookDeps,
): Pick<Handlers, "readShopLook" | "writeShopLook" | "putShopLogo"> {
  const { database, ids, shopCache, drawing } = deps;
  return {
    readShopLook: async ({ params: { id }, visitor }) => {
      const { snapshot } = await requireOwnShop(deps, visitor, ENDPOINTS.readShopLook.permission, id);
      const held = await inTransaction(database, snapshot, (queries) => readShopLook(queries, id));
      if (held === null) throw notFound();
      return answer(held);
    },
    writeShopLook: async ({ params: { id }, body: { version, look }, visitor }) => {
      const own = await requireOwnShop(deps, visitor, ENDPOINTS.writeShopLook.permission, id);
      const { scope, snapshot } = own;
      const written = await inTransaction(database, snapshot, async (queries) => {
        const held = await lockShopLook(queries, id);
        if (held === null) throw notFound();
        const problems = shopLookProblems(look, held.look, await keptPictures(queries, id, logoIds(look)));
        if (Object.keys(problems).length > 0) throw invalid(messagesOf({ ...problems }));
        if (held.version !== version) throw refused(SETTING_CONFLICT, { setting: encodeShopLook(held) });
        await writeShopLook(queries, id, look);
        const detail = { version, changed: changedFields(held.look, look) };
        const entry = { id: ids.ulid(), actorId: scope.userId, action: "shop.look", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
        await forgetPictures(queries, logoIds(held.look));
        return readShopLook(queries, id);
      });
      if (written === null) throw notFound();
      shopCache.forget(id);
      return answer(written);
    },
    putShopLogo: async ({ params: { id: shopId }, body: { picture }, visitor }) => {
      const own = await requireOwnShop(deps, visitor, ENDPOINTS.putShopLogo.permission, shopId);
      const { scope, snapshot } = own;
      const drawn = await drawing(picture, shopId, "logo");
      const id = toId<PictureId>(ids.ulid());
      await inTransaction(database, snapshot, async (queries) => {
        await insertPicture(queries, { id, shopId }, drawn, visitor.now);
        const detail = { shopId, bytes: picture.size };
        const entry = { id: ids.ulid(), actorId: scope.userId, action: "shop.logo", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(uploadedPicture(id, drawn.width, drawn.height));
    },
  };
}

function logoIds({ logo }: ShopLook): readonly PictureId[] {
  const id = logo === null ? null : pictureIdOf(logo.picture.url);
  return id === null ? [] : [id];
}
