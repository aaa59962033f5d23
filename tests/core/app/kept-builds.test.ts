import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { BUILD_LIFETIME_MS, MAX_KEPT_BUILDS, type MadeBuild, withBuild } from "#core/app/kept-builds.ts";

const DAY_MS = BUILD_LIFETIME_MS / 7;

/** What is served after builds of these versions on these days. */
function servedAfter(builds: readonly (readonly [version: string, day: number])[]): readonly string[] {
  return builds
    .reduce<readonly MadeBuild[]>(
      (known, [version, day]) => withBuild(known, { version, madeAtMs: day * DAY_MS }),
      [],
    )
    .map(({ version }) => version);
}

describe("the builds that are served (PAGE-6)", () => {
  it.each<[readonly (readonly [string, number])[], readonly string[]]>([
    [[["a", 0]], ["a"]],
    [
      [
        ["a", 0],
        ["b", 1],
      ],
      ["b", "a"],
    ],
    [
      [
        ["a", 0],
        ["b", 1],
        ["c", 2],
        ["d", 3],
      ],
      ["d", "c", "b"],
    ],
    // A build is open until another replaces it, however long ago it was made.
    [
      [
        ["a", 0],
        ["b", 30],
      ],
      ["b", "a"],
    ],
    [
      [
        ["a", 0],
        ["b", 1],
        ["c", 7],
      ],
      ["c", "b", "a"],
    ],
    [
      [
        ["a", 0],
        ["b", 1],
        ["c", 8],
      ],
      ["c", "b"],
    ],
    // The same build again replaces nothing, and lets time pass.
    [
      [
        ["a", 0],
        ["b", 1],
        ["b", 2],
      ],
      ["b", "a"],
    ],
    [
      [
        ["a", 0],
        ["b", 1],
        ["b", 9],
      ],
      ["b"],
    ],
    // Back to the build before.
    [
      [
        ["a", 0],
        ["b", 1],
        ["a", 2],
      ],
      ["a", "b"],
    ],
  ])("after %j are %j", (builds, served) => {
    expect(servedAfter(builds)).toEqual(served);
  });

  const history = fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat({ max: 4 })), {
    minLength: 1,
  });

  test.prop([history])(
    "begin with the last, hold each once, and the last two that it replaced lately",
    (steps) => {
      let day = 0;
      const builds = steps.map(([version, days]) => [version, (day += days)] as const);
      const served = servedAfter(builds);
      expect(served[0]).toBe(builds.at(-1)?.[0]);
      expect(new Set(served).size).toBe(served.length);
      expect(served.length).toBeLessThanOrEqual(1 + MAX_KEPT_BUILDS);
      const different = builds.filter(([version], index) => version !== builds[index + 1]?.[0]);
      const [before] = different.slice(-2);
      const replacedBy = builds.findIndex((build) => build === before) + 1;
      const isLately = different.length > 1 && day - (builds[replacedBy]?.[1] ?? 0) < 7;
      expect(served.includes(before?.[0] ?? "") || !isLately).toBe(true);
    },
  );
});
