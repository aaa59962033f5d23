import { describe, expect, it } from "vitest";
import { followShared } from "#adapters/browser/sse/follow-shared.ts";
import type { TabNotice } from "#adapters/browser/sse/shared-stream.ts";
import { toLiveEvent } from "#adapters/browser/sse/to-live-event.ts";
import { STREAM_SILENCE_MS } from "#core/order/stream/stream-states.ts";
import { fakeTimers } from "./fake-timers.ts";
import { message, type SharedBench, sharedBench, STREAM_URL } from "./shared-bench.ts";

describe("followShared", () => {
  /** A tab whose line leads to the bench's worker, as long as that answers. */
  function sharing(worker: SharedBench) {
    const told: string[] = [];
    const alone: string[] = [];
    const lines: { fail(): void; isDead: boolean }[] = [];
    const calls = { wake: () => undefined as void, leave: () => undefined as void };
    const tab = fakeTimers();
    const stop = followShared(
      {
        connect: (hear, failed) => {
          const line = { fail: failed, isDead: false };
          lines.push(line);
          const tell = (notice: TabNotice): void => {
            if (!line.isDead) hear(notice);
          };
          return {
            send: (request) => {
              if (!line.isDead) worker.take(tell, request);
            },
            close: () => {
              line.isDead = true;
            },
          };
        },
        after: tab.after,
        onWake: (wake) => {
          calls.wake = wake;
          return () => undefined;
        },
        onLeave: (leave) => {
          calls.leave = leave;
          return () => undefined;
        },
        toLiveEvent,
        followAlone: (_url, from) => {
          alone.push(`from ${from}`);
          return () => alone.push("stopped");
        },
      },
      STREAM_URL,
      4,
      {
        opened: () => told.push("opened"),
        beat: () => told.push("beat"),
        failed: () => told.push("failed"),
        received: ({ kind, number }) => told.push(`${kind} ${number}`),
      },
    );
    return { told, alone, lines, calls, timers: tab, stop };
  }

  it("passes on what the worker tells, and leaves when stopped", () => {
    const worker = sharedBench();
    const { told, stop, timers } = sharing(worker);
    worker.stream().opened();
    worker.stream().beat();
    worker.stream().received(message(5));
    worker.stream().received({ number: 6, event: "menu", data: "{}" });
    worker.stream().failed();
    stop();
    expect(told).toEqual(["opened", "beat", "location 5", "beat", "failed"]);
    expect([worker.log, timers.waiting()]).toEqual([[`followed ${STREAM_URL} 4`, "stopped"], []]);
  });

  it("joins again at its number when the worker fell silent, forgot it, or it comes back", () => {
    const worker = sharedBench();
    const { told, alone, timers, lines, calls } = sharing(worker);
    worker.stream().opened();
    worker.stream().received(message(5));
    timers.advance(STREAM_SILENCE_MS);
    expect([told, lines.length, worker.log.at(-1)]).toEqual([
      ["opened", "location 5", "failed"],
      2,
      `followed ${STREAM_URL} 5`,
    ]);
    worker.stream().opened();
    calls.leave();
    expect(worker.log.at(-1)).toBe("stopped");
    calls.wake();
    expect([worker.log.at(-1), alone]).toEqual([`followed ${STREAM_URL} 5`, []]);
  });

  it("follows alone when the worker's code does not load or it never answers", () => {
    const missing = sharing(sharedBench());
    missing.lines[0]?.fail();
    expect([missing.told, missing.alone]).toEqual([["failed"], ["from 4"]]);
    missing.stop();
    expect(missing.alone).toEqual(["from 4", "stopped"]);

    const silent = sharing(sharedBench());
    silent.timers.advance(STREAM_SILENCE_MS);
    expect([silent.told, silent.alone, silent.timers.waiting()]).toEqual([["failed"], ["from 4"], []]);
  });
});
