import { fc, test } from "@fast-check/vitest";
import { describe, expect, it, vi } from "vitest";
import { followStream } from "#adapters/browser/sse/follow-stream.ts";
import { toLiveEvent } from "#adapters/browser/sse/to-live-event.ts";
import { type FakeTimers, fakeTimers } from "./fake-timers.ts";

interface Connection {
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  say(text: string | Uint8Array): void;
  end(): void;
}

interface Bench {
  readonly connections: Connection[];
  readonly told: string[];
  readonly timers: FakeTimers;
  readonly wake: () => void;
  readonly stop: () => void;
}

function bench(after: number | null, statuses: readonly number[] = []): Bench {
  const connections: Connection[] = [];
  const told: string[] = [];
  const timers = fakeTimers();
  const wakers = new Set<() => void>();
  const left = [...statuses];
  const stop = followStream(
    {
      fetch: async (input, init) => {
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            connections.push({
              url: String(input),
              signal: init?.signal,
              say: (text) => controller.enqueue(typeof text === "string" ? encoder.encode(text) : text),
              end: () => controller.close(),
            });
          },
        });
        return new Response(body, { status: left.shift() ?? 200 });
      },
      after: timers.after,
      random: () => 0.5,
      onWake: (wake) => {
        wakers.add(wake);
        return () => void wakers.delete(wake);
      },
      toMessage: toLiveEvent,
    },
    "/api/operations/events",
    after,
    {
      opened: () => told.push("opened"),
      beat: () => told.push("beat"),
      received: (liveEvent) => told.push(`${liveEvent.kind} ${liveEvent.number}`),
      failed: () => told.push("failed"),
    },
  );
  return { connections, told, timers, wake: () => wakers.forEach((wake) => wake()), stop };
}

function event(kind: string, data: object): string {
  return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

function accepted(number: number): string {
  const at = "2026-07-01T10:00:00.000Z";
  return event("order", { number, type: "order.accepted", order_id: ID, status: "accepted", version: 2, at });
}

describe("followStream", () => {
  it("reports its opening, its heartbeats and its events", async () => {
    const { connections, told } = bench(41);
    await vi.waitFor(() => expect(told).toEqual(["opened"]));
    connections[0]?.say(": beat\n\n");
    await vi.waitFor(() => expect(told).toEqual(["opened", "beat"]));
    connections[0]?.say(
      accepted(42) + event("location", { number: 43, location_id: ID, at: "2026-07-01T10:00:01Z" }),
    );
    await vi.waitFor(() => expect(told).toEqual(["opened", "beat", "order 42", "location 43"]));
    expect(connections.map(({ url }) => url)).toEqual(["/api/operations/events?after=41"]);
  });

  it("resumes after the last number that arrived, between 1 and 10 s after the loss", async () => {
    const { connections, told, timers } = bench(null);
    await vi.waitFor(() => expect(told).toEqual(["opened"]));
    connections[0]?.say(accepted(7));
    connections[0]?.end();
    await vi.waitFor(() => expect(told).toEqual(["opened", "order 7", "failed"]));
    expect(timers.waiting()).toEqual([5_500]);
    timers.advance(5_500);
    await vi.waitFor(() => expect(told.at(-1)).toBe("opened"));
    expect(connections.map(({ url }) => url)).toEqual([
      "/api/operations/events",
      "/api/operations/events?after=7",
    ]);
  });

  it("is dead after 25 s without a byte, counted again from each one", async () => {
    const { connections, told, timers } = bench(null);
    await vi.waitFor(() => expect(told).toEqual(["opened"]));
    timers.advance(20_000);
    connections[0]?.say(": beat\n\n");
    await vi.waitFor(() => expect(told).toEqual(["opened", "beat"]));
    timers.advance(24_999);
    expect(told).toEqual(["opened", "beat"]);
    timers.advance(1);
    await vi.waitFor(() => expect(told).toEqual(["opened", "beat", "failed"]));
    expect(connections[0]?.signal?.aborted).toBe(true);
  });

  it("tries again after a refusal", async () => {
    const { told, timers } = bench(null, [503]);
    await vi.waitFor(() => expect(told).toEqual(["failed"]));
    timers.advance(10_000);
    await vi.waitFor(() => expect(told).toEqual(["failed", "opened"]));
  });

  it("comes back at once when the device does", async () => {
    const { told, timers, wake } = bench(null, [503]);
    await vi.waitFor(() => expect(told).toEqual(["failed"]));
    wake();
    await vi.waitFor(() => expect(told).toEqual(["failed", "opened"]));
    expect(timers.waiting()).toEqual([25_000]);
  });

  it("keeps going at an event that it does not know", async () => {
    const { connections, told } = bench(null);
    await vi.waitFor(() => expect(told).toEqual(["opened"]));
    connections[0]?.say(
      event("menu", { number: 1 }) + event("order", { number: "x" }) + event("reset", { number: 9 }),
    );
    await vi.waitFor(() => expect(told).toEqual(["opened", "reset 9"]));
  });

  it("reports nothing once stopped, while open or while waiting", async () => {
    const open = bench(null);
    await vi.waitFor(() => expect(open.told).toEqual(["opened"]));
    open.stop();
    await vi.waitFor(() => expect(open.timers.waiting()).toEqual([]));
    const waiting = bench(null, [503]);
    await vi.waitFor(() => expect(waiting.told).toEqual(["failed"]));
    waiting.stop();
    expect(waiting.timers.waiting()).toEqual([]);
    expect([open.told, waiting.told]).toEqual([["opened"], ["failed"]]);
  });

  const REST = [
    "retry: 1000\n\nid: 1\n",
    accepted(1),
    ": un răgaz\n\n",
    accepted(2).replaceAll("\n", "\r\n"),
    'event: reset\ndata: {"number":\ndata: 3}\n\n',
    "data:plain\n\nevent: order\n\n",
    accepted(4),
  ];
  const BYTES = new TextEncoder().encode(REST.join(""));

  test.prop([fc.array(fc.nat(BYTES.length), { maxLength: 12 })], { numRuns: 50 })(
    "hears the same wherever the bytes are cut, joins lines of data, and passes over events without any",
    async (places) => {
      const { connections, told, stop } = bench(null);
      await vi.waitFor(() => expect(told).toEqual(["opened"]), { interval: 1 });
      const sorted = [0, ...places, BYTES.length].toSorted((one, other) => one - other);
      sorted.slice(1).forEach((end, index) => connections[0]?.say(BYTES.slice(sorted[index], end)));
      const heard = ["opened", "order 1", "order 2", "reset 3", "order 4"];
      await vi.waitFor(() => expect(told.filter((line) => line !== "beat")).toEqual(heard), { interval: 1 });
      stop();
    },
  );
});
