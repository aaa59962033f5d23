/** Red, green and blue from 0 to 1. */
type Channels = readonly [number, number, number];

// Enough to tell any two of the 256 values of a channel apart.
const STEPS = 10;

/** How much two colors `#rrggbb` differ in brightness, 1 to 21, as WCAG 2 counts it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The color with so much of another one in it, from 0 to 1, as `color-mix(in srgb)` mixes. */
export function mixed(color: string, other: string, share: number): string {
  const from = channelsOf(color);
  const to = channelsOf(other);
  const channels = from.map((value, at) => value + ((to[at] ?? value) - value) * share);
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The color itself where it is good, else with as little of the other one in it as makes it good; that one alone is. */
export function nudged(color: string, other: string, isGood: (color: string) => boolean): string {
  if (isGood(color)) return color;
  let [bad, good] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const share = (bad + good) / 2;
    if (isGood(mixed(color, other, share))) good = share;
    else bad = share;
  }
  return mixed(color, other, good);
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function channelsOf(color: string): Channels {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a plain color: ${color}`);
  const at = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}
