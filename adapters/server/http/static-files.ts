import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const IMMUTABLE = { maxAge: "365d", immutable: true } as const;

// The worker that tabs share obeys the policy of its own file, and all that it does is to call the server (BOARD-26).
const WORKER = /\/stream-worker-[^/]+\.js$/;
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
// The worker that shows notifications has scopes that are not below its own address (BOARD-27, MESSAGE-2).
const NOTIFIER = /\/notification-worker-[^/]+\.js$/;

/**
 * Serves the build's assets, whose names change with their content, those of `formerAssets` for pages that an older build
 * drew (PAGE-6), and the pictures of the demo's dishes.
 */
export async function registerStaticFiles(
  server: FastifyInstance,
  clientDirectory: string | null,
  formerAssets: readonly string[],
): Promise<void> {
  const pictures = join(
    dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
    "assets",
  );
  await server.register(fastifyStatic, {
    root: pictures,
    prefix: "/pictures/",
    decorateReply: false,
    index: false,
    ...IMMUTABLE,
  });
  if (clientDirectory === null) return;
  await server.register(fastifyStatic, {
    root: [join(clientDirectory, "assets"), ...formerAssets],
    prefix: "/assets/",
    decorateReply: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(?:br|gz)$/, "");
      if (WORKER.test(file)) void reply.header("content-security-policy", WORKER_POLICY);
      if (NOTIFIER.test(file)) void reply.header("service-worker-allowed", "/");
    },
    ...IMMUTABLE,
  });
}
