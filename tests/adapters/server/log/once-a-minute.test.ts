import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createOnceAMinute } from "#adapters/server/log/once-a-minute.ts";

describe("createOnceAMinute", () => {
  it("writes what repeats once a minute with what was left out, and everything else as it comes", () => {
    const lines: unknown[] = [];
    let millis = 0;
    const log = pino(
      { base: null, timestamp: false, hooks: { logMethod: createOnceAMinute(() => millis) } },
      { write: (line: string) => lines.push(JSON.parse(line)) },
    );
    for (let call = 0; call < 700; call += 1) {
      log.error({ status: 503, repeats: "disk" }, "A call failed");
      millis += 100;
    }
    log.error({ status: 503, repeats: "other disk" }, "A call failed");
    log.error({ status: 500 }, "A call failed");
    log.error({ status: 500 }, "A call failed");
    log.info("Said without fields");
    const failed = { level: 50, msg: "A call failed" };
    expect(lines).toEqual([
      { ...failed, status: 503, repeats: "disk" },
      { ...failed, status: 503, repeats: "disk", leftOut: 599 },
      { ...failed, status: 503, repeats: "other disk" },
      { ...failed, status: 500 },
      { ...failed, status: 500 },
      { level: 30, msg: "Said without fields" },
    ]);
  });
});
