import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { createBoundedQueue } from "#adapters/server/http/bounded-queue.ts";
import { invalid, messagesOf, notFound, tooManyRequests } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { toId, type PictureId } from "#core/kernel/id.ts";
import { uploadedPicture } from "#core/menu/picture.ts";
import { requireShop, type MenuDraftDeps } from "../edited-shop.ts";
import { drawPicture } from "./draw-picture.ts";
import { insertPicture, pictureFormOf, readPictureFile } from "./pictures.queries.ts";

// Each holds its bytes while it waits.
const MAX_WAITING = 8;
const RETRY_SECONDS = 5;

/** The pictures of products as they are uploaded (MENU-22); each is audited. */
export function createPictureHandlers(deps: MenuDraftDeps): Pick<Handlers, "putProductPicture"> {
  const { database, ids } = deps;
  // Drawing takes a second of a processor: orders are taken next to one of them, and not next to ten.
  const drawing = createBoundedQueue({
    atOnce: 1,
    waiting: MAX_WAITING,
    refusal: () => tooManyRequests(RETRY_SECONDS),
  });
  return {
    putProductPicture: async ({ params: { id: productId }, body: { shopId, picture }, visitor }) => {
      const { scope, snapshot } = await requireShop(deps, visitor, shopId);
      const bytes = Buffer.from(await picture.arrayBuffer());
      const drawn = await drawing(() => drawPicture(bytes), shopId);
      if (!drawn.ok) throw invalid(messagesOf({ picture: drawn.error }));
      const id = toId<PictureId>(ids.ulid());
      await inTransaction(database, snapshot, async (queries) => {
        await insertPicture(queries, { id, shopId }, drawn.value, visitor.now);
        const detail = { productId, bytes: bytes.length };
        const entry = {
          id: ids.ulid(),
          actorId: scope.userId,
          action: "picture.upload",
          subject: id,
          detail,
        };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(uploadedPicture(id, drawn.value.width, drawn.value.height));
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
