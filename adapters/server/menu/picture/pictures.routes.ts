import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { toId, type PictureId } from "#core/kernel/id.ts";
import { uploadedPicture } from "#core/menu/picture.ts";
import { requireShop, type MenuDraftDeps } from "../edited-shop.ts";
import { contentPictureId } from "./content-id.ts";
import type { PictureDrawing } from "./picture-drawing.ts";
import { insertPicture, keptPictures, pictureFormOf, readPictureFile } from "./pictures.queries.ts";

/** The pictures of products as they are uploaded (MENU-22); each is audited. */
export function createPictureHandlers(
  deps: MenuDraftDeps & { readonly drawing: PictureDrawing },
): Pick<Handlers, "putProductPicture"> {
  const { database, drawing, ids } = deps;
  return {
    putProductPicture: async ({ params: { id: productId }, body, visitor }) => {
      const { shopId, picture, contentHash } = body;
      const { scope, snapshot } = await requireShop(deps, visitor, shopId);
      const id = contentHash === null ? toId<PictureId>(ids.ulid()) : contentPictureId(shopId, contentHash);
      const find = async (queries: Queries) => (await keptPictures(queries, shopId, [id]))[0];
      const known = contentHash === null ? undefined : await inTransaction(database, snapshot, find);
      if (known !== undefined) return answer(uploadedPicture(id, known.width, known.height));
      const drawn = await drawing(picture, shopId, "product");
      // Somebody else may have sent the same meanwhile, in another size.
      const { width, height } = await inTransaction(database, snapshot, async (queries) => {
        await insertPicture(queries, { id, shopId }, drawn, visitor.now);
        const detail = { productId, bytes: picture.size };
        const entry = {
          id: ids.ulid(),
          actorId: scope.userId,
          action: "picture.upload",
          subject: id,
          detail,
        };
        await writeAudit(queries, entry, visitor.now);
        return (await find(queries)) ?? drawn;
      });
      return answer(uploadedPicture(id, width, height));
    },
  };
}

const MAX_HELD_BYTES = 24 * 1024 * 1024;
// What has an address of its own for each content never changes.
const FOREVER = "public, max-age=31536000, immutable";
const FILE = /^(\d{1,4})\.([a-z]{4})$/u;

/** Serves the files of uploaded pictures to everybody. */
export function registerPictureFiles(server: FastifyInstance, database: Queries): void {
  const held = new LRUCache<string, Buffer>({
    maxSize: MAX_HELD_BYTES,
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  server.get<{ Params: { id: string; file: string } }>(
    "/pictures/products/:id/:file",
    async (request, reply) => {
      const { id, file } = request.params;
      const [, width = "", ending = ""] = FILE.exec(file) ?? [];
      const form = pictureFormOf(ending);
      if (form === null) throw notFound();
      const key = `${id}/${file}`;
      const bytes = held.get(key) ?? (await readPictureFile(database, id, Number(width), form));
      if (bytes === null) throw notFound();
      held.set(key, bytes);
      return reply
        .type(`image/${form}`)
        .header("cache-control", FOREVER)
        .header("content-disposition", "inline")
        .send(bytes);
    },
  );
}
