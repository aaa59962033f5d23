import ELK from "elkjs/lib/elk.bundled.js";
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import type { Chart, ChartArrow, ChartState } from "./chart.ts";

/** A box of a drawing, in pixels from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing: where each state stands, outer ones first, and where each arrow runs. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly { readonly state: ChartState; readonly box: Box }[];
  readonly arrows: readonly PlacedArrow[];
}

/** An arrow with its corners and the place of its words. */
export interface PlacedArrow {
  readonly arrow: ChartArrow;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Box | null;
}

/** Pixels of a line of text, and of a character of it: every font of the drawing is monospaced. */
export const LINE = 16;
export const CHARACTER = 7.3;
export const PADDING = 10;
const TITLE_CHARACTER = 8.5;

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
};
const SPACING = {
  // Arrows lead down from where a machine begins.
  "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "6",
  "elk.spacing.labelLabel": "8",
  "elk.layered.spacing.nodeNodeBetweenLayers": "30",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "14",
};

/** Which way the arrows of a chart lead. */
export type Direction = "DOWN" | "RIGHT";

/** Finds a place for every state, arrow and word, so that none lies on another; the same for the same chart. */
export async function layOut(chart: Chart, direction: Direction = "DOWN"): Promise<Layout> {
  const states = new Map<string, ChartState>();
  const graph: ElkNode = {
    id: "*",
    layoutOptions: {
      ...OPTIONS,
      ...SPACING,
      "elk.direction": direction,
      "elk.padding": "[top=16,left=16,bottom=16,right=16]",
    },
    children: [toNode(chart.root, states)],
    edges: chart.arrows.map((arrow, index): ElkExtendedEdge => {
      const { lines } = arrow;
      const labels = lines.length === 0 ? [] : [{ text: lines.join("\n"), ...sizeOf(lines) }];
      return { id: String(index), sources: [arrow.from], targets: [arrow.to], labels };
    }),
  };
  const placed = await new ELK().layout(graph);
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: boxesIn(placed, states),
    arrows: chart.arrows.flatMap((arrow, index) => {
      const edge = placed.edges?.find(({ id }) => id === String(index));
      const [section] = edge?.sections ?? [];
      const [label] = edge?.labels ?? [];
      if (section === undefined) return [];
      return [{ arrow, points: pointsOf(section), label: label === undefined ? null : boxOf(label) }];
    }),
  };
}

/** The innermost state that a machine is in before any event, by the arrows of its initial dots; null without one. */
export function beginningOf({ states, arrows }: Layout): Box | null {
  const placed = new Map(states.map(({ state, box }) => [state.id, { state, box }]));
  const first = (state: ChartState): Box | null => {
    const dot = state.states.find(({ kind }) => kind === "initial");
    const leads = dot && arrows.find(({ arrow }) => arrow.from === dot.id);
    const next = leads === undefined ? state.states.at(0) : placed.get(leads.arrow.to)?.state;
    return next === undefined ? (placed.get(state.id)?.box ?? null) : first(next);
  };
  const [root] = states;
  return root === undefined ? null : first(root.state);
}

/** Height of what a state says above the states within it. */
export function headHeight({ lines }: ChartState): number {
  return PADDING + LINE * (1 + lines.length) + PADDING / 2;
}

function toNode(state: ChartState, states: Map<string, ChartState>): ElkNode {
  states.set(state.id, state);
  if (state.kind === "initial") return { id: state.id, width: 12, height: 12 };
  const { width } = sizeOf(state.lines);
  const wide = Math.max(width, state.name.length * TITLE_CHARACTER) + 2 * PADDING;
  const high = headHeight(state) + PADDING / 2;
  if (state.states.length === 0) return { id: state.id, width: wide, height: high };
  return {
    id: state.id,
    children: state.states.map((child) => toNode(child, states)),
    layoutOptions: {
      ...SPACING,
      "elk.padding": `[top=${headHeight(state) + PADDING},left=18,bottom=18,right=18]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${wide},${high})`,
    },
  };
}

function sizeOf(lines: readonly string[]): { readonly width: number; readonly height: number } {
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  return { width: Math.ceil(longest * CHARACTER) + 4, height: lines.length * LINE };
}

function boxesIn(node: ElkNode, states: ReadonlyMap<string, ChartState>): Layout["states"] {
  const state = states.get(node.id);
  const own = state === undefined ? [] : [{ state, box: boxOf(node) }];
  return [...own, ...(node.children ?? []).flatMap((child) => boxesIn(child, states))];
}

function pointsOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): PlacedArrow["points"] {
  return [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
