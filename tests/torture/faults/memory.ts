import { setTimeout as delay } from "node:timers/promises";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { expectStatus, MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { engineProcesses, pssMegabytes } from "#tests/bench/process-figures.ts";
import { createMemoryLimit } from "../memory-limit.ts";
import { runRoundOfItsOwn, type Fault } from "../round.ts";
import type { Site } from "../site.ts";
import type { RoundRecord } from "../round-record.ts";

const MAX_MEGABYTES = 512;
const SCREENS = 100;
const LARGE_BODY_BYTES = 5_000_000;
const LOOK_MS = 100;

/** Server and engine within 512 MB, with many screens, large menus and bodies that are too large. */
export const memoryLimit: Fault = {
  name: "512 MB for server and engine",
  weight: 0,
  recoveryLine: null,
  run: async (torture) => {
    const limit = await createMemoryLimit(MAX_MEGABYTES);
    try {
      const launcher = limit?.launcher ?? [];
      return await runRoundOfItsOwn(
        torture,
        { launcher },
        { screens: SCREENS, pauseMs: 100 },
        async (record, site) => {
          const { pid } = site.server();
          let most = 0;
          const end = performance.now() + Math.min(60_000, torture.minutes * 3000);
          while (performance.now() < end) {
            await press(site, record);
            most = Math.max(most, pssMegabytes([pid, ...engineProcesses(await site.enginePid())]));
            await delay(LOOK_MS);
          }
          if (most > MAX_MEGABYTES) record.broken.push(`Server and engine took ${most.toFixed(0)} MB`);
          const killed = (await limit?.killed()) ?? 0;
          if (killed > 0) record.broken.push(`${killed} processes were ended for want of memory`);
          const how = limit === null ? "measured" : "by cgroup";
          return { recoveryMs: null, note: `at most ${most.toFixed(0)} MB, ${how}` };
        },
      );
    } finally {
      await limit?.close();
    }
  },
};

async function press({ port }: Site, record: RoundRecord): Promise<void> {
  const client = createBrowserClient(port);
  for (const encoding of ["br", "gzip", "identity"])
    expectStatus(await client.get(MENU_PATH, { "accept-encoding": encoding }), 200);
  const began = performance.now();
  // The server answers 413 and stops reading; a client that is still sending loses the connection.
  const large = client.send("PATCH", "/api/carts", { notes: "x".repeat(LARGE_BODY_BYTES) });
  const answer = await large.catch(() => null);
  if (answer !== null) record.judge("A body that is too large", answer, began);
  client.close();
}
