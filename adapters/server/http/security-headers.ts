import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import { isTokenPath } from "#core/routing/hidden-path.ts";
import Fastify, { type FastifyInstance } from "fastify";

type Headers = Readonly<Record<string, string>>;

const OF_EACH_ANSWER = new Set(["content-type", "content-length", "date", "connection"]);

/**
 * Headers of every answer, errors and streams included. The content security policy here is for answers
 * that are not pages: they may load nothing. Pages send their own, see page/content-security-policy.ts.
 */
export async function registerSecurityHeaders(server: FastifyInstance, secure: boolean): Promise<Headers> {
  const headers: Headers = {
    ...(await helmetHeaders({
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
    })),
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
  };
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (isTokenPath(request.url)) reply.header("referrer-policy", "no-referrer");
    done();
  });
  return headers;
}

// They are the same for every answer, and the plugin would compute them again for each: a tenth of a menu's time.
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Headers> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get("/", (_request, reply) => reply.send(""));
  const { headers } = await probe.inject("/");
  await probe.close();
  const kept = Object.entries(headers).filter(([name]) => !OF_EACH_ANSWER.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
