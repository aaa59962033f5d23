import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { registerHealth } from "#adapters/server/site/health.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const statusOf = async (server: ReturnType<typeof Fastify>, url: string): Promise<number> =>
  (await server.inject({ url })).statusCode;

async function serve(pool: DatabasePool) {
  const server = Fastify();
  return { server, health: registerHealth(server, pool) };
}

describe("the questions of a load balancer", () => {
  it("are answered: alive always, ready while the database is reached and nobody stops the server", async () => {
    const database = await createTestDatabase();
    const { server, health } = await serve(database.app);
    expect([await statusOf(server, "/livez"), await statusOf(server, "/readyz")]).toEqual([200, 200]);
    health.drain();
    expect([await statusOf(server, "/livez"), await statusOf(server, "/readyz")]).toEqual([200, 503]);
    const gone = await serve(database.app);
    await database.stop();
    expect([await statusOf(gone.server, "/livez"), await statusOf(gone.server, "/readyz")]).toEqual([
      200, 503,
    ]);
  });
});
