import { decodeTime, isValid } from "ulid";
import { describe, expect, it } from "vitest";
import { createIdSource } from "#core/kernel/random-ids.ts";

describe("createIdSource", () => {
  it("makes ULIDs of the moment, each letter of a byte of its own", () => {
    const fill = (block: Uint8Array): void => block.set(block.map((_, at) => at));
    const ids = createIdSource(() => 1_469_918_176_385, { fill, idsAtATime: 2 });
    const made = [ids.ulid(), ids.ulid(), ids.ulid()];
    expect(made).toEqual([
      "01ARYZ6S410123456789ABCDEF",
      "01ARYZ6S41GHJKMNPQRSTVWXYZ",
      "01ARYZ6S410123456789ABCDEF",
    ]);
    expect(made.map(isValid)).toEqual([true, true, true]);
    expect(made.map((id) => decodeTime(id))).toEqual(made.map(() => 1_469_918_176_385));
  });

  it("asks for a block of random bytes only when the last is used up", () => {
    let asked = 0;
    const ids = createIdSource(() => 0, { fill: () => void (asked += 1), idsAtATime: 16 });
    for (let made = 0; made < 32; made += 1) ids.ulid();
    expect(asked).toBe(2);
    ids.ulid();
    expect(asked).toBe(3);
  });

  it("makes every letter as often as the others", () => {
    const counts = new Map<string, number>();
    const fill = (block: Uint8Array): void => block.set(block.map((_, at) => at));
    const ids = createIdSource(() => 0, { fill, idsAtATime: 16 });
    for (let made = 0; made < 16; made += 1)
      for (const letter of ids.ulid().slice(10)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });
});
