import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { ASK_MS, MAX_KEPT_MESSAGES, MAX_UNANSWERED } from "#adapters/browser/sse/shared-stream.ts";
import { message, sharedBench, STREAM_URL, type Tab } from "./shared-bench.ts";

describe("a stream shared by the tabs of a browser (BOARD-26)", () => {
  it("is followed once, told to all, and stopped with the last tab", () => {
    const { log, tab, stream } = sharedBench();
    const [one, two, three] = [tab(), tab(), tab()];
    one.join(null);
    two.join(null);
    stream().opened();
    three.join(null);
    stream().beat();
    stream().received(message(7));
    one.ask({ type: "leave" });
    stream().failed();
    two.ask({ type: "leave" });
    expect(log).toEqual([`followed ${STREAM_URL} null`]);
    three.ask({ type: "leave" });
    expect(log).toEqual([`followed ${STREAM_URL} null`, "stopped"]);
    expect(one.told).toEqual(["opened", "beat", "location 7"]);
    expect([two.told, three.told]).toEqual([
      ["opened", "beat", "location 7", "failed"],
      ["opened", "beat", "location 7", "failed"],
    ]);
  });

  it("gives a tab that joins late what came after its number, and nothing twice", () => {
    const { tab, stream } = sharedBench();
    const [first, behind, ahead] = [tab(), tab(), tab()];
    first.join(4);
    stream().opened();
    for (const number of [5, 6, 8]) stream().received(message(number));
    behind.join(5);
    ahead.join(9);
    stream().received(message(9));
    stream().received(message(10));
    expect(behind.told).toEqual(["opened", "location 6", "location 8", "location 9", "location 10"]);
    expect(ahead.told).toEqual(["opened", "location 10"]);
  });

  it("resets a tab that stands further back than what is kept", () => {
    const { tab, stream } = sharedBench();
    const [first, older, unknown] = [tab(), tab(), tab()];
    first.join(null);
    stream().opened();
    unknown.join(3);
    stream().received(message(20));
    older.join(18);
    expect(unknown.told).toEqual(["opened", "reset 3", "location 20"]);
    expect(older.told).toEqual(["opened", "reset 20"]);
    for (let number = 21; number <= 20 + MAX_KEPT_MESSAGES; number += 1) stream().received(message(number));
    const [within, beyond] = [tab(), tab()];
    within.join(20);
    beyond.join(19);
    expect([within.told.length, within.told[1], beyond.told]).toEqual([
      MAX_KEPT_MESSAGES + 1,
      "location 21",
      ["opened", `reset ${20 + MAX_KEPT_MESSAGES}`],
    ]);
  });

  it("passes the server's reset to every tab, wherever it stands", () => {
    const { tab, stream } = sharedBench();
    const [one, two] = [tab(), tab()];
    one.join(90);
    stream().opened();
    two.join(95);
    stream().received({ number: 12, event: "reset", data: '{"number":12}' });
    stream().received(message(13));
    expect([one.told, two.told]).toEqual([
      ["opened", "reset 12", "location 13"],
      ["opened", "reset 12", "location 13"],
    ]);
  });

  it("tells a tab that joins while the stream is lost so, and tries at once", () => {
    const { log, tab, stream } = sharedBench();
    const [one, two] = [tab(), tab()];
    one.join(1);
    stream().opened();
    stream().received(message(2));
    stream().failed();
    two.join(1);
    expect([two.told, log]).toEqual([["failed"], [`followed ${STREAM_URL} 1`, "woken"]]);
    stream().opened();
    stream().received(message(3));
    expect(two.told).toEqual(["failed", "opened", "location 2", "location 3"]);
    expect(one.told).toEqual(["opened", "location 2", "failed", "opened", "location 3"]);
  });

  it("forgets a tab that answers no more, and keeps those that do", () => {
    const { log, tab, timers } = sharedBench();
    const [crashed, alive] = [tab(), tab()];
    crashed.join(1);
    alive.join(1);
    for (let round = 0; round <= MAX_UNANSWERED; round += 1) {
      timers.advance(ASK_MS);
      alive.ask({ type: "here" });
    }
    expect(crashed.told).toEqual([...Array.from({ length: MAX_UNANSWERED }, () => "asked"), "forgotten"]);
    expect(log).toEqual([`followed ${STREAM_URL} 1`]);
    expect(new Set(alive.told)).toEqual(new Set(["asked"]));
    crashed.ask({ type: "wake" });
    expect(crashed.told.at(-1)).toBe("forgotten");
    alive.ask({ type: "leave" });
    expect([log.at(-1), timers.waiting()]).toEqual(["stopped", []]);
  });

  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("message" as const), gap: fc.integer({ min: 1, max: 3 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("join" as const), back: fc.integer({ min: 0, max: 12 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave" as const), which: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("loss" as const) }) },
  );

  test.prop([fc.array(step, { maxLength: 60 })])(
    "tells each tab all messages after its number once, in order, or that it must read again",
    (steps) => {
      const { tab, stream } = sharedBench();
      const tabs: { readonly tab: Tab; readonly from: number; until: number }[] = [];
      const anchor = tab();
      const sent: number[] = [];
      let last = 100;
      anchor.join(last);
      stream().opened();
      for (const one of steps) {
        if (one.kind === "message") {
          last += one.gap;
          sent.push(last);
          stream().received(message(last));
        } else if (one.kind === "join") {
          const joined = { tab: tab(), from: last - one.back, until: Infinity };
          joined.tab.join(joined.from);
          tabs.push(joined);
        } else if (one.kind === "loss") {
          stream().failed();
          stream().opened();
        } else {
          const left = tabs[one.which % Math.max(1, tabs.length)];
          left?.tab.ask({ type: "leave" });
          if (left !== undefined) left.until = Math.min(left.until, last);
        }
      }
      for (const { tab: one, from, until } of tabs) {
        const heard = one.told.flatMap((line) => (line.includes(" ") ? [line.split(" ")] : []));
        const start = heard[0]?.[0] === "reset" ? Number(heard[0][1]) : from;
        expect(start).toBeGreaterThanOrEqual(from);
        expect(heard.filter(([kind]) => kind === "location").map(([, number]) => Number(number))).toEqual(
          sent.filter((number) => number > start && number <= until),
        );
        expect(start === from || from < 100).toBe(true);
      }
    },
  );
});
