import { escaped } from "#tests/bench/report/page-parts.ts";
import { show } from "#tests/bench/figures.ts";

/** A line of a plot: a value for each equal part of the time, null where there is none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The class that it is drawn with. */
  readonly look: string;
}

const WIDTH = 960;
const HEIGHT = 220;
const LEFT = 56;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const STEPS = 4;

/** A plot over the time of a run, with a scale from nothing to a round figure over the largest value. */
export function plotOver(
  { title, unit, lengthMs }: { readonly title: string; readonly unit: string; readonly lengthMs: number },
  series: readonly Series[],
): string {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const most = roundedUp(Math.max(1, ...values));
  const foot = HEIGHT - BOTTOM;
  const y = (value: number): number => foot - (value / most) * (foot - TOP);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step);
  const scale = steps.map((step) => {
    const value = (most * step) / STEPS;
    const at = y(value).toFixed(1);
    return `<line class="scale" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}"/><text x="${LEFT - 8}" y="${at}" dy="4" text-anchor="end">${show(value)}</text>`;
  });
  const times = steps.map((step) => {
    const x = (LEFT + ((WIDTH - LEFT - RIGHT) * step) / STEPS).toFixed(1);
    const anchor = step === STEPS ? "end" : step === 0 ? "start" : "middle";
    return `<text x="${x}" y="${HEIGHT - 8}" text-anchor="${anchor}">${((lengthMs * step) / STEPS / 1000).toFixed(0)} s</text>`;
  });
  const key =
    series.length < 2
      ? ""
      : `: ${series.map(({ name, look }) => `${name} ${look.includes("worst") ? "in red" : "in green"}`).join(", ")}`;
  return `<figure><figcaption>${escaped(`${title}, ${unit}${key}`)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">${scale.join("")}${times.join("")}
${series.map((one) => `<path class="${one.look}" d="${pathOf(one.values, y)}"/>`).join("")}</svg></figure>`;
}

function pathOf(values: Series["values"], y: (value: number) => number): string {
  const width = (WIDTH - LEFT - RIGHT) / Math.max(1, values.length - 1);
  let isDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isDown = false;
        return "";
      }
      const command = isDown ? "L" : "M";
      isDown = true;
      return `${command}${(LEFT + index * width).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}

// A figure of which a quarter reads well.
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.2, 1.6, 2, 3, 4, 5, 6, 8].find((step) => step * power >= value) ?? 10) * power;
}
