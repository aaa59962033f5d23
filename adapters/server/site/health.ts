import type { FastifyInstance } from "fastify";
import type { Readiness } from "./readiness.ts";

/** The state behind the probes of a load balancer. */
export interface Health {
  /** Marks the server as stopping: alive, but no longer ready. */
  drain(): void;
}

/** `/livez`: the process answers. `/readyz`: it also can write orders and is not stopping; else it says why not. */
export function registerHealth(server: FastifyInstance, readiness: Readiness): Health {
  let isDraining = false;
  server.get("/livez", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  server.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const reason = isDraining ? "stopping" : await readiness.check();
    return reason === null
      ? reply.send({ status: "ok" })
      : reply.code(503).send({ status: "unavailable", reason });
  });
  return {
    drain: () => {
      isDraining = true;
    },
  };
}
