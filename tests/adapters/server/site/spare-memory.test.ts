import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAX_CALLS, registerSpareMemory, SETTLE_MS } from "#adapters/server/site/spare-memory.ts";

const collect = vi.fn<(options: NodeJS.GCOptions) => void>();
let server: FastifyInstance;

async function call(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await server.inject("/");
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  collect.mockClear();
  server = fastify();
  registerSpareMemory(server, collect);
  await server.listen({ port: 0 });
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

it("gives memory back once, a while after the start", async () => {
  await call(MAX_CALLS);
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(collect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100 * SETTLE_MS);
  expect(collect).toHaveBeenCalledOnce();
});

it("gives none back where the server is used at once", async () => {
  await call(MAX_CALLS + 1);
  vi.advanceTimersByTime(100 * SETTLE_MS);
  expect(collect).not.toHaveBeenCalled();
});

it("does nothing once the server is closed", async () => {
  await server.close();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(collect).not.toHaveBeenCalled();
});
