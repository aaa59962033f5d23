import { setTimeout as delay } from "node:timers/promises";
import { floodPages, riseOf } from "#tests/bench/flood/page-flood.ts";
import { countOpenFiles, residentMegabytes } from "../process.ts";
import { runRound, type Fault } from "../round.ts";

const MAX_MEGABYTES = 600;
const MAX_MORE_FILES = 20;

/** Nothing but people, for a while: no call fails, memory and open files do not grow. */
export const soak: Fault = {
  name: "soak",
  weight: 1,
  recoveryLine: null,
  run: (torture) => {
    const { site, minutes } = torture;
    return runRound(torture, site, { screens: 20, pauseMs: 300 }, async (record) => {
      const { pid } = site.server();
      const before = countOpenFiles(pid);
      await delay(Math.min(120_000, minutes * 4000));
      const [megabytes, files] = [residentMegabytes(pid), countOpenFiles(pid)];
      if (megabytes > MAX_MEGABYTES) record.broken.push(`The server takes ${megabytes.toFixed(0)} MB`);
      if (files > before + MAX_MORE_FILES)
        record.broken.push(`The server has ${files} files open, ${before} before`);
      return { recoveryMs: null, note: `${megabytes.toFixed(0)} MB, ${files} files` };
    });
  },
};

/** Twenty-four customers use one coupon while rejections are settled: no deadlock in any order of writes. */
export const sharedCoupon: Fault = {
  name: "one coupon and settling",
  weight: 1,
  recoveryLine: null,
  run: (torture) => {
    const { site, minutes } = torture;
    return runRound(torture, site, { customers: 24, pauseMs: 100 }, async () => {
      await delay(Math.min(60_000, minutes * 4000));
      return { recoveryMs: null, note: "" };
    });
  },
};

const FLOOD_ROUNDS = 5;

/** Rounds with and without a flood of made-up page addresses: calls are as fast as before. */
export const pageFlood: Fault = {
  name: "page flood",
  weight: 1,
  recoveryLine: null,
  run: (torture) => {
    const { site, minutes, slack } = torture;
    return runRound(torture, site, { pauseMs: 300 }, async (record) => {
      const turnMs = Math.min(4000, Math.max(1000, minutes * 200));
      const { calm, flooded, rise, allowed } = riseOf(await floodPages(site.port, FLOOD_ROUNDS, turnMs));
      const most = allowed * slack;
      if (rise > most)
        record.broken.push(`A page flood raised a call's p95 by ${rise.toFixed(0)} of ${most.toFixed(0)} ms`);
      return {
        recoveryMs: null,
        note: `p95 of a saved cart ${calm.toFixed(0)} → ${flooded.toFixed(0)} ms`,
      };
    });
  },
};
