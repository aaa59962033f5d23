/** Chances that come again with the same seed. */
export interface Random {
  /** A whole number from 0 up to, without, `below`. */
  below(below: number): number;
  /** Whether something of this probability happens now. */
  chance(probability: number): boolean;
  shuffle<T>(values: readonly T[]): readonly T[];
}

/** The generator known as mulberry32: five lines, and the same row of numbers on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    shuffle: (values) =>
      values
        .map((value) => ({ value, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ value }) => value),
  };
}
