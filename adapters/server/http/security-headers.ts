import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { isTokenPath } from "#core/routing/hidden-path.ts";

type Headers = Readonly<Record<string, string>>;

declare module "fastify" {
  interface FastifyInstance {
    /** Headers of every answer. */
    readonly commonHeaders: Headers;
  }
}

/**
 * Headers of every answer, errors and streams included. The content security policy here is for answers
 * that are not pages: they may load nothing. Pages send their own, see page/content-security-policy.ts.
 */
export function registerSecurityHeaders(server: FastifyInstance, secure: boolean): Headers {
  const headers: Headers = {
    ...helmetHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'none'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: "same-origin" },
      crossOriginResourcePolicy: { policy: "same-origin" },
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      xFrameOptions: { action: "deny" },
    }),
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
  };
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (isTokenPath(request.url)) reply.header("referrer-policy", "no-referrer");
    done();
  });
  server.decorate("commonHeaders", headers);
  return headers;
}

// They are the same for every answer, and to compute them again for each is a tenth of a menu's time.
function helmetHeaders(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
