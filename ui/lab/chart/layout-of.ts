import type { AnyStateMachine } from "xstate";
import { toChart, type Chart, type ChartState } from "./chart.ts";
import { layOut, type Layout } from "./layout.ts";

/** How much a drawing says: everything, or states, events, guards, calls and tags without the actions. */
export type Detail = "all" | "events";

/** The shape of the window that a chart is usually looked at in. */
const WINDOW = { width: 1200, height: 800 };

const ACTION = /^(?: {2}\/|entry \/|exit \/)/;

/** Remembers every layout that was made, so that a chart is laid out once while the page lives. */
export function createLayouts(): (machine: AnyStateMachine, detail: Detail) => Promise<Layout> {
  const made = new Map<string, Promise<Layout>>();
  return (machine, detail) => {
    const key = `${machine.id} ${detail}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const chart = toChart(machine);
    const layout = layOutLarge(detail === "all" ? chart : withoutActions(chart));
    made.set(key, layout);
    return layout;
  };
}

// Arrows lead down or to the right, whichever can be drawn larger.
async function layOutLarge(chart: Chart): Promise<Layout> {
  const [down, right] = await Promise.all([layOut(chart, "DOWN"), layOut(chart, "RIGHT")]);
  return fittingScale(right) > fittingScale(down) ? right : down;
}

function fittingScale({ width, height }: Layout): number {
  return Math.min(WINDOW.width / width, WINDOW.height / height);
}

/** The chart with what its actions do left out. */
export function withoutActions({ root, arrows }: Chart): Chart {
  const quiet = (lines: readonly string[]): readonly string[] => lines.filter((line) => !ACTION.test(line));
  const state = (one: ChartState): ChartState => ({
    ...one,
    lines: quiet(one.lines),
    states: one.states.map(state),
  });
  return { root: state(root), arrows: arrows.map((arrow) => ({ ...arrow, lines: quiet(arrow.lines) })) };
}
