import type { FastifyInstance } from "fastify";
import type { JavaScriptEngine } from "./engine-flags.ts";

/** Milliseconds from the start until its memory is given back. */
export const SETTLE_MS = 10_000;

/** Calls until then, at most: to give memory back also forgets compiled code, which a server that is used has made by then. */
export const MAX_CALLS = 100;

/**
 * Keeps the engine small a while after the start, whose first page would wait for it, and gives memory back to the system
 * that the start took, some 18 MB which the engine by itself keeps, unless the server is used at once. It takes 60 ms. Not
 * again later: after a rush the next 500 orders would cost a third more, as their code would have to be compiled once more.
 */
export function registerSpareMemory(server: FastifyInstance, engine: JavaScriptEngine): void {
  let calls = 0;
  const settle = (): void => {
    engine.keepSmall();
    if (calls <= MAX_CALLS) engine.collect();
  };
  server.server.on("request", () => {
    calls += 1;
  });
  let settling: NodeJS.Timeout | null = null;
  server.addHook("onListen", async () => {
    settling = setTimeout(settle, SETTLE_MS).unref();
  });
  server.addHook("onClose", async () => {
    if (settling !== null) clearTimeout(settling);
  });
}
