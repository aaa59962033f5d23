import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RELOAD_PAUSE_MS, remedyForMissingFile } from "#core/errors/missing-file.ts";
import { runs } from "#tests/support/patience.ts";

const LONG_AGO = 1_800_000_000_000;

describe("remedyForMissingFile (ERROR-19)", () => {
  it("loads the page again where nothing is lost, and asks where something is", () => {
    const facts = { isOnline: true, holdsInput: false, sinceReloadMs: LONG_AGO };
    expect(remedyForMissingFile(facts)).toBe("reload");
    expect(remedyForMissingFile({ ...facts, holdsInput: true })).toBe("ask");
  });

  it("gives up without a network, and where that did not help less than a minute ago", () => {
    const facts = { isOnline: true, holdsInput: false, sinceReloadMs: LONG_AGO };
    expect(remedyForMissingFile({ ...facts, isOnline: false })).toBe("fail");
    expect(
      [-5000, 0, RELOAD_PAUSE_MS - 1, RELOAD_PAUSE_MS].map((sinceReloadMs) =>
        remedyForMissingFile({ ...facts, sinceReloadMs }),
      ),
    ).toEqual(["fail", "fail", "fail", "reload"]);
  });

  it("loads each build again at most once a minute, however servers of several builds answer, and loses nothing", () => {
    const moments = fc.array(
      fc.record({ afterMs: fc.nat(40_000), build: fc.constantFrom("a", "b", "c"), holdsInput: fc.boolean() }),
    );
    fc.assert(
      fc.property(moments, (failures) => {
        const reloadedAt = new Map<string, number[]>();
        let now = LONG_AGO;
        for (const { afterMs, build, holdsInput } of failures) {
          now += afterMs;
          const times = reloadedAt.get(build) ?? [];
          const sinceReloadMs = now - (times.at(-1) ?? 0);
          const remedy = remedyForMissingFile({ isOnline: true, holdsInput, sinceReloadMs });
          expect(remedy === "ask").toBe(holdsInput);
          if (remedy === "reload") reloadedAt.set(build, [...times, now]);
        }
        const pauses = [...reloadedAt.values()].flatMap((times) =>
          times.slice(1).map((at, index) => at - (times[index] ?? 0)),
        );
        expect(pauses.filter((pause) => pause < RELOAD_PAUSE_MS)).toEqual([]);
      }),
      runs(300),
    );
  });
});
