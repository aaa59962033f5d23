import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowedPriceUpdateMoves,
  movePriceUpdate,
  type AskedPriceUpdateMove,
  type MovablePriceUpdate,
} from "#core/menu/price-update/move-price-update.ts";
import {
  PRICE_UPDATE_MOVES,
  PRICE_UPDATE_STATUSES,
  type PriceUpdateStatus,
} from "#core/menu/price-update/price-update.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";

const HOUR_MS = 3_600_000;
const LATER = plusMillis(NOON, HOUR_MS);

function anUpdate(status: PriceUpdateStatus): MovablePriceUpdate {
  return { status, version: 3, effectiveAt: status === "draft" ? null : LATER };
}

function asked(change: Partial<AskedPriceUpdateMove>): AskedPriceUpdateMove {
  return { move: "apply", version: 3, isBySystem: false, effectiveAt: null, ...change };
}

describe("movePriceUpdate", () => {
  it("leads from draft over scheduled and applied to reverted", () => {
    const scheduled = movePriceUpdate(
      anUpdate("draft"),
      asked({ move: "schedule", effectiveAt: LATER }),
      NOON,
    );
    expect(scheduled).toEqual({ ok: true, value: { status: "scheduled", version: 4, effectiveAt: LATER } });
    const evenLater = plusMillis(LATER, HOUR_MS);
    const again = asked({ move: "schedule", effectiveAt: evenLater });
    expect(movePriceUpdate(anUpdate("scheduled"), again, NOON)).toEqual({
      ok: true,
      value: { status: "scheduled", version: 4, effectiveAt: evenLater },
    });
    const due = asked({ isBySystem: true });
    expect(movePriceUpdate(anUpdate("scheduled"), due, LATER)).toEqual({
      ok: true,
      value: { status: "applied", version: 4, effectiveAt: LATER },
    });
    expect(movePriceUpdate(anUpdate("applied"), asked({ move: "revert" }), NOON)).toEqual({
      ok: true,
      value: { status: "reverted", version: 4, effectiveAt: LATER },
    });
  });

  it("lets the clock alone miss, and apply or miss only what is due", () => {
    const tried = [
      [asked({ isBySystem: true }), NOON],
      [asked({ move: "miss", isBySystem: true }), NOON],
      [asked({ move: "miss" }), LATER],
      [asked({ move: "draft", isBySystem: true }), LATER],
    ] as const;
    for (const [one, now] of tried)
      expect(movePriceUpdate(anUpdate("scheduled"), one, now)).toEqual({
        ok: false,
        error: "price_update.transition_not_allowed",
      });
    expect(movePriceUpdate(anUpdate("scheduled"), asked({ move: "miss", isBySystem: true }), LATER)).toEqual({
      ok: true,
      value: { status: "draft", version: 4, effectiveAt: null },
    });
  });

  it("names a stale version before anything else, and takes no time that is over or too far ahead", () => {
    expect(movePriceUpdate(anUpdate("reverted"), asked({ version: 2 }), NOON)).toEqual({
      ok: false,
      error: "price_update.version_conflict",
    });
    const times = [null, NOON, plusMillis(NOON, 366 * 24 * HOUR_MS)];
    for (const effectiveAt of times)
      expect(movePriceUpdate(anUpdate("draft"), asked({ move: "schedule", effectiveAt }), NOON).ok).toBe(
        false,
      );
  });

  it("tells what staff may do where", () => {
    const allowed = PRICE_UPDATE_STATUSES.map((status) => allowedPriceUpdateMoves(anUpdate(status)));
    expect(allowed).toEqual([["draft", "schedule", "apply"], ["draft", "schedule", "apply"], ["revert"], []]);
  });

  it("counts every move, keeps a time only where it was scheduled, and never leaves what was reverted", () => {
    const walks = fc.array(
      fc.record({
        move: fc.constantFrom(...PRICE_UPDATE_MOVES),
        isBySystem: fc.boolean(),
        hours: fc.integer({ min: 0, max: 5 }),
        ahead: fc.option(fc.integer({ min: -1, max: 4 })),
      }),
    );
    fc.assert(
      fc.property(walks, (steps) => {
        let update: MovablePriceUpdate = { status: "draft", version: 1, effectiveAt: null };
        let now = NOON;
        let moves = 0;
        for (const { move, isBySystem, hours, ahead } of steps) {
          now = plusMillis(now, hours * HOUR_MS);
          const effectiveAt = ahead === null ? null : plusMillis(now, ahead * HOUR_MS);
          const one = { move, isBySystem, effectiveAt, version: update.version };
          const moved = movePriceUpdate(update, one, now);
          if (!moved.ok) continue;
          moves += 1;
          expect(update.status).not.toBe("reverted");
          update = moved.value;
          expect(update.version).toBe(moves + 1);
          expect(update.status === "draft" && update.effectiveAt !== null).toBe(false);
          expect(update.status === "scheduled" && update.effectiveAt === null).toBe(false);
        }
      }),
    );
  });
});
