import { describe, expect, it, vi } from "vitest";
import { lazily } from "#adapters/browser/lazily.ts";
import { RELOAD_MS, createStreamPort } from "#adapters/browser/sse/stream-port.ts";
import { type OrderId, type OrganizationId, toId } from "#core/kernel/id.ts";
import { fakeTimers } from "./fake-timers.ts";

const LISTENER = {
  opened: () => undefined,
  beat: () => undefined,
  received: () => undefined,
  failed: () => undefined,
};

describe("lazily", () => {
  it("loads once", async () => {
    let loads = 0;
    const part = lazily(async () => (loads += 1));
    expect([await part(), await part(), loads]).toEqual([1, 1, 1]);
  });

  it("calls a failed load Unreachable and loads again the next time", async () => {
    let loads = 0;
    const part = lazily(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError("Failed to fetch dynamically imported module");
      return loads;
    });
    await expect(part()).rejects.toEqual({ tag: "Unreachable", key: "network.unreachable", message: null });
    expect(await part()).toBe(2);
  });
});

describe("createStreamPort", () => {
  it("follows the address of an order and of the organization", async () => {
    const followed: string[] = [];
    const follow = async () => (url: string, after: number | null) => {
      followed.push(`${url} ${after}`);
      return () => void followed.push("stopped");
    };
    const streams = createStreamPort(follow, fakeTimers().after);
    const stop = streams.followOrder(toId<OrderId>("1"), 5, LISTENER);
    streams.followOrganization(toId<OrganizationId>("2"), null, LISTENER);
    await vi.waitFor(() => expect(followed).toHaveLength(2));
    stop();
    expect(followed).toEqual(["/api/orders/1/events 5", "/api/operations/events null", "stopped"]);
  });

  it("follows nothing when stopped before the code has loaded", async () => {
    const followed: string[] = [];
    const loaded = Promise.resolve((url: string) => {
      followed.push(url);
      return () => undefined;
    });
    createStreamPort(() => loaded, fakeTimers().after).followOrder(toId<OrderId>("1"), null, LISTENER)();
    await loaded;
    await Promise.resolve();
    expect(followed).toEqual([]);
  });

  it("tells a failed load and loads again", async () => {
    const told: string[] = [];
    const timers = fakeTimers();
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads === 1) throw new Error("offline");
      return () => {
        told.push("followed");
        return () => undefined;
      };
    };
    createStreamPort(load, timers.after).followOrder(toId<OrderId>("1"), null, {
      ...LISTENER,
      failed: () => told.push("failed"),
    });
    await vi.waitFor(() => expect(told).toEqual(["failed"]));
    timers.advance(RELOAD_MS);
    await vi.waitFor(() => expect(told).toEqual(["failed", "followed"]));
  });
});
