import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { redirectTo, sendRedirect } from "#adapters/server/http/redirect.ts";
import { pathOfUrl } from "#adapters/server/http/surface.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { pageTarget } from "#adapters/server/page/page-target.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { readPictureFile } from "#adapters/server/menu/picture/pictures.queries.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import {
  type AppIcon,
  type IconDrawing,
  iconDrawing,
  iconFolder,
  MANIFEST_ICONS,
  TOUCH_ICON,
} from "#core/install/app-icon.ts";
import { iconPath, webManifest } from "#core/install/web-manifest.ts";
import { drawIcon, drawLogoIcon } from "./draw-icon.ts";

/** What serving the installable app of a shop needs. */
interface InstallDeps {
  readonly config: Pick<ServerConfig, "redirectHosts">;
  readonly directory: ShopDirectory;
  readonly database: Queries;
}

const ICONS = [...MANIFEST_ICONS, TOUCH_ICON];
const MAX_KEPT_ICONS = 500;
// On the shop's own host, and on a host that serves all shops.
const BASES = ["", "/shops/:shop"] as const;

/** Serves the manifest of each shop and its icons, drawn once (INSTALL-2). */
export function registerInstall(
  server: FastifyInstance,
  { config, database, directory }: InstallDeps,
  identify: (request: FastifyRequest) => Visitor,
): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT_ICONS });

  // The shop of an address, or the answer that has been sent because the shop is elsewhere.
  async function shopOf(request: FastifyRequest, reply: FastifyReply): Promise<ShopSnapshot | null> {
    const target = await pageTarget(directory, identify(request).host, pathOfUrl(request.url));
    const to = target.kind === "redirect" ? redirectTo(config, target.to) : null;
    if (to !== null) {
      sendRedirect(reply, to);
      return null;
    }
    if (target.kind !== "page" || target.shopSnapshot === null) throw notFound();
    return target.shopSnapshot;
  }

  async function draw(drawing: IconDrawing, icon: AppIcon): Promise<Buffer> {
    const { logo } = drawing;
    if (logo === null) return drawIcon(drawing, icon);
    const bytes = await readPictureFile(database, logo.id, logo.width, "webp");
    return bytes === null ? drawIcon(drawing, icon) : drawLogoIcon(drawing, icon, bytes);
  }

  async function sendManifest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const snapshot = await shopOf(request, reply);
    if (snapshot === null) return reply;
    const { shop, logo } = snapshot;
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(JSON.stringify(webManifest(identify(request).host, shop, logo)));
  }

  async function sendIcon(
    request: FastifyRequest<{ Params: { folder: string; file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { folder, file } = request.params;
    const icon = ICONS.find((known) => known.file === file);
    if (icon === undefined) throw notFound();
    const snapshot = await shopOf(request, reply);
    if (snapshot === null) return reply;
    const { shop, logo } = snapshot;
    const drawing = iconDrawing(shop, logo);
    const current = iconFolder(drawing);
    // An app that was installed before the shop changed its look: nothing is drawn but what shops look like now.
    if (folder !== current) {
      const path = iconPath(identify(request).host, shop, icon, logo);
      return sendRedirect(reply.header("cache-control", "no-cache"), path, 302);
    }
    const key = `${current}/${file}`;
    const picture = drawn.get(key) ?? draw(drawing, icon);
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    return reply
      .type("image/png")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(await picture);
  }

  for (const base of BASES) {
    server.get(`${base}/manifest.webmanifest`, sendManifest);
    server.get(`${base}/icons/:folder/:file`, sendIcon);
  }
}
