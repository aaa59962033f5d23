import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hiddenUntil, visibleTimeline } from "#core/order/tracking/customer-view.ts";
import type { TimelineEntry } from "#core/order/order.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import { plusMillis } from "#core/time/instant.ts";
import { HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";

function entry(event: OrderEventType, second: number): TimelineEntry {
  return {
    number: second,
    event,
    at: plusMillis(HALF_PAST_NOON, second * 1000),
    actor: "staff",
    reason: null,
    text: null,
    minutes: null,
  };
}

const at = (second: number) => plusMillis(HALF_PAST_NOON, second * 1000);
const seen = (timeline: readonly TimelineEntry[], second: number) =>
  visibleTimeline(timeline, at(second)).map(({ event }) => event);

describe("visibleTimeline", () => {
  const accepted = [entry("place", 0), entry("accept", 60)];

  it("hides a decision for ten seconds (ORDER-15)", () => {
    expect(seen(accepted, 69)).toEqual(["place"]);
    expect(hiddenUntil(accepted, at(69))).toBe(at(70));
    expect(seen(accepted, 70)).toEqual(["place", "accept"]);
    expect(hiddenUntil(accepted, at(70))).toBeNull();
  });

  it("shows a decision at the next move, if that comes first", () => {
    expect(seen([...accepted, entry("start", 63)], 63)).toEqual(["place", "accept", "start"]);
  });

  it("never shows an undone decision", () => {
    const undone = [...accepted, entry("undo", 65)];
    expect(seen(undone, 66)).toEqual(["place"]);
    expect(seen([...undone, entry("reject", 80)], 85)).toEqual(["place"]);
    expect(seen([...undone, entry("reject", 80)], 90)).toEqual(["place", "reject"]);
  });

  it("says nothing of who brings the order, but an answer before that is no longer hidden", () => {
    expect(seen([...accepted, entry("assign", 63), entry("report", 63)], 63)).toEqual(["place", "accept"]);
  });

  it("only ever grows with time, and never contradicts itself", () => {
    const event = fc.constantFrom<OrderEventType>("accept", "delay", "assign", "start", "ready");
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), fc.nat(100), fc.nat(100), (events, first, second) => {
        const timeline = [entry("place", 0), ...events.map((name, index) => entry(name, (index + 1) * 7))];
        const now = Math.max(first, 35);
        const before = visibleTimeline(timeline, at(now));
        expect(visibleTimeline(timeline, at(now + second)).slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
