import type { FastifyInstance } from "fastify";

/** A server is looked at so often, in milliseconds. */
export const LOOK_MS = 10_000;

/** Calls between two looks, at most, of a server that is quiet: a monitor of its health calls too. */
export const QUIET_CALLS = 5;

type Collect = (options: NodeJS.GCOptions) => unknown;

/**
 * Gives memory back to the system once a server is quiet after its start, and again after each time that it was not: the
 * engine by itself keeps what such a time took, some 8 MB, for the next one. It takes 60 ms at a moment in which hardly
 * anybody calls. Node has a `collect` only where it was started with `--expose-gc`.
 */
export function registerSpareMemory(
  server: FastifyInstance,
  collect: Collect | undefined = globalThis.gc,
): void {
  if (collect === undefined) return;
  let calls = 0;
  let wasBusy = true;
  const look = (): void => {
    const isQuiet = calls <= QUIET_CALLS;
    if (isQuiet && wasBusy) collect({ type: "major", execution: "sync", flavor: "last-resort" });
    wasBusy = !isQuiet;
    calls = 0;
  };
  server.addHook("onRequest", (_request, _reply, done) => {
    calls += 1;
    done();
  });
  let looking: NodeJS.Timeout | null = null;
  server.addHook("onListen", async () => {
    looking = setInterval(look, LOOK_MS).unref();
  });
  server.addHook("onClose", async () => {
    if (looking !== null) clearInterval(looking);
  });
}
