import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { anyOfId, isInward, stateId } from "./arrow-of.ts";
import { actionLabel, transitionLines } from "./chart-labels.ts";

/** A state as it is drawn: its name, what it does by itself, and the states within it. */
export interface ChartState {
  readonly id: string;
  readonly name: string;
  readonly kind: "state" | "region" | "final" | "initial" | "anyOf";
  /** Entry, exit, calls, tags, and the events that it answers without leaving. */
  readonly lines: readonly string[];
  readonly states: readonly ChartState[];
}

/** An arrow from one state to another; several transitions between the same two share it. */
export interface ChartArrow {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
}

/** A machine as a graph to draw. */
export interface Chart {
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
}

/** The states and arrows of a machine, in the order of its definition. */
export function toChart(machine: AnyStateMachine): Chart {
  const arrows = new Map<string, { from: string; to: string; transitions: AnyTransitionDefinition[] }>();
  const add: AddArrow = (from, to, ...transitions) => {
    const key = `${from} ${to}`;
    const arrow = arrows.get(key) ?? { from, to, transitions: [] };
    arrow.transitions.push(...transitions);
    arrows.set(key, arrow);
  };
  const root = stateOf(machine.root, add);
  return {
    root,
    arrows: [...arrows.values()].map(({ from, to, transitions }) => ({
      from,
      to,
      lines: transitionLines(transitions),
    })),
  };
}

type AddArrow = (from: string, to: string, ...transitions: readonly AnyTransitionDefinition[]) => void;

function stateOf(node: AnyStateNode, add: AddArrow): ChartState {
  const children = Object.values(node.states).sort((a, b) => a.order - b.order);
  const id = stateId(node);
  const inward: AnyTransitionDefinition[] = [];
  const stays: AnyTransitionDefinition[] = [];
  for (const transition of transitionsOf(node)) {
    const [target] = transition.target ?? [];
    if (target === undefined) stays.push(transition);
    else if (isInward(node, target)) inward.push(transition);
    else add(id, stateId(target), transition);
  }
  const inner = children.map((child) => stateOf(child, add));
  const extra: ChartState[] = [];
  const [first] = node.initial?.target ?? [];
  if (node.type === "compound" && first !== undefined) {
    extra.push({ id: `${id}.*initial`, name: "", kind: "initial", lines: [], states: [] });
    add(`${id}.*initial`, stateId(first));
  }
  // An arrow from a frame to what lies in it starts at a box that stands for all states of the frame.
  if (inward.length > 0)
    extra.push({ id: anyOfId(node), name: "any of these", kind: "anyOf", lines: [], states: [] });
  for (const transition of inward)
    for (const target of (transition.target ?? []).slice(0, 1))
      add(anyOfId(node), stateId(target), transition);
  return {
    id,
    name: node.parent === undefined ? node.machine.id : node.key,
    kind: kindOf(node),
    lines: [...ownLines(node), ...transitionLines(stays)],
    states: [...extra, ...inner],
  };
}

function kindOf(node: AnyStateNode): ChartState["kind"] {
  if (node.type === "final") return "final";
  return node.parent?.type === "parallel" ? "region" : "state";
}

function ownLines(node: AnyStateNode): readonly string[] {
  return [
    ...(node.tags.length === 0 ? [] : [`tags ${node.tags.join(", ")}`]),
    ...node.entry.filter(isOwn).map((action) => `entry / ${actionLabel(action)}`),
    ...node.invoke.map(({ src }) => `calls ${typeof src === "string" ? src : "a machine"}`),
    ...node.exit.filter(isOwn).map((action) => `exit / ${actionLabel(action)}`),
  ];
}

// A delay starts and cancels a timer, which the arrow says already.
function isOwn(action: unknown): boolean {
  return !/^raise xstate\.|^cancel$/.test(actionLabel(action));
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
