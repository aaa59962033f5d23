import { execFileSync } from "node:child_process";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAX_CALLS, registerSpareMemory, SETTLE_MS } from "#adapters/server/site/spare-memory.ts";

const engine = { keepSmall: vi.fn<() => void>(), collect: vi.fn<() => void>() };
const { collect } = engine;
let server: FastifyInstance;

async function call(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await fetch(server.listeningOrigin);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const call of Object.values(engine)) call.mockClear();
  server = fastify();
  registerSpareMemory(server, engine);
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

it("gives none back where the server is used at once, and keeps small what it will take", async () => {
  await call(MAX_CALLS + 1);
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(engine.keepSmall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100 * SETTLE_MS);
  expect(engine.keepSmall).toHaveBeenCalledOnce();
  expect(collect).not.toHaveBeenCalled();
});

it("does nothing once the server is closed", async () => {
  await server.close();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(collect).not.toHaveBeenCalled();
});

// A process of its own: what it is asked holds for all of a process.
it("asks the engine, which then holds less and says so", () => {
  const script = `
    import { thisEngine } from "#adapters/server/site/engine-flags.ts";
    const used = () => process.memoryUsage().heapUsed;
    thisEngine.keepSmall();
    let held = Array.from({ length: 1e6 }, (_, at) => [at]);
    const before = used();
    held = null;
    thisEngine.collect();
    console.log(JSON.stringify({ freed: before - used(), gc: typeof globalThis.gc }));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  const { freed, gc }: { freed: number; gc: string } = JSON.parse(said);
  expect(freed).toBeGreaterThan(20_000_000);
  expect(gc).toBe("undefined");
});
