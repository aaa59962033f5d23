import type { FastifyInstance } from "fastify";
import type { DatabasePool } from "#adapters/server/db/pool.ts";

/** What a load balancer asks. */
export interface Health {
  /** From now on the server is alive and not ready: it is stopping. */
  drain(): void;
}

/** `/livez`: the process answers. `/readyz`: it also reaches its database and is not stopping. */
export function registerHealth(server: FastifyInstance, database: DatabasePool): Health {
  let isDraining = false;
  server.get("/livez", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  server.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const isReady =
      !isDraining &&
      (await database.query("select 1").then(
        () => true,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ok" : "unavailable" });
  });
  return {
    drain: () => {
      isDraining = true;
    },
  };
}
