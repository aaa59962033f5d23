import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { keepFiles } from "./kept-files.ts";

// Nobody asks for it again or for a part of it, so when it was made and that it has parts need not be said.
const IMMUTABLE = { maxAge: "365d", immutable: true, lastModified: false, acceptRanges: false } as const;

// Letters and pictures are no documents and load nothing. A menu has 25, and a slow line carries half a kilobyte less for each.
const LOADS_NOTHING = /\.(?:woff2|webp|png|avif)$/;
const OF_DOCUMENTS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

// Workers obey the policy of their own file, and all that these do is to call the server (BOARD-26, PAGE-7).
const WORKER = /\/(?:stream|storefront)-worker-[^/]+\.js$/;
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
// These have scopes that are not below their own address (BOARD-27, MESSAGE-2, PAGE-7).
const SCOPED_WORKER = /\/(?:notification|storefront)-worker-[^/]+\.js$/;

// Names what a build consists of, so that its own name is the same in all of them.
const OFFLINE_FILES = "/offline-files.json";

/**
 * Serves the build's assets, whose names change with their content, those of `formerAssets` for pages that an older build
 * drew (PAGE-6), and the pictures of the demo's dishes.
 */
export async function registerStaticFiles(
  server: FastifyInstance,
  clientDirectory: string | null,
  formerAssets: readonly string[],
): Promise<void> {
  await server.register(async (scope) => {
    keepFiles(scope);
    await registerPictures(scope);
    if (clientDirectory !== null)
      await registerAssets(scope, [join(clientDirectory, "assets"), ...formerAssets]);
  });
}

async function registerPictures(scope: FastifyInstance): Promise<void> {
  const pictures = join(
    dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
    "assets",
  );
  await scope.register(fastifyStatic, {
    root: pictures,
    prefix: "/pictures/",
    decorateReply: false,
    index: false,
    setHeaders: leaveOutThoseOfDocuments,
    ...IMMUTABLE,
  });
}

async function registerAssets(scope: FastifyInstance, folders: string[]): Promise<void> {
  await scope.register(fastifyStatic, {
    root: folders,
    prefix: "/assets/",
    decorateReply: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      leaveOutThoseOfDocuments(reply, path);
      const file = path.replace(/\.(?:br|gz)$/, "");
      if (WORKER.test(file)) void reply.header("content-security-policy", WORKER_POLICY);
      if (file.endsWith(OFFLINE_FILES)) void reply.header("cache-control", "no-cache");
      if (SCOPED_WORKER.test(file)) void reply.header("service-worker-allowed", "/");
    },
    ...IMMUTABLE,
  });
}

function leaveOutThoseOfDocuments(reply: Pick<FastifyReply, "removeHeader">, path: string): void {
  if (LOADS_NOTHING.test(path)) for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
}
