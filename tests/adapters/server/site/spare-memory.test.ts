import fastify from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOOK_MS, QUIET_CALLS, registerSpareMemory } from "#adapters/server/site/spare-memory.ts";

const collect = vi.fn<(options: NodeJS.GCOptions) => void>();
const server = fastify();

async function lookAfter(calls: number): Promise<number> {
  for (let call = 0; call < calls; call += 1) await server.inject("/");
  vi.advanceTimersByTime(LOOK_MS);
  return collect.mock.calls.length;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  registerSpareMemory(server, collect);
  await server.listen({ port: 0 });
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

it("gives memory back once after the start and after each busy time, and never meanwhile", async () => {
  expect(await lookAfter(QUIET_CALLS)).toBe(1);
  expect(await lookAfter(0)).toBe(1);
  expect(await lookAfter(QUIET_CALLS + 1)).toBe(1);
  expect(await lookAfter(QUIET_CALLS + 1)).toBe(1);
  expect(await lookAfter(QUIET_CALLS)).toBe(2);
  expect(await lookAfter(QUIET_CALLS)).toBe(2);
  await server.close();
  expect(vi.getTimerCount()).toBe(0);
});
