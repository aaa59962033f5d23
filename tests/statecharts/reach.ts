import type { AnyStateMachine, AnyStateNode } from "xstate";

/** What can never happen in a machine, whatever its guards say. */
export interface Unreachable {
  /** States that no arrow, delay or answer leads to. */
  readonly states: readonly string[];
  /** Calls whose failure nothing takes in: "state: call". */
  readonly unhandledFailures: readonly string[];
}

/** What runs as long as its state does and answers nothing: callbacks, which tell of a failure by an event of their own. */
const STREAMS: ReadonlySet<unknown> = new Set(["follow", "forwardEmitted"]);

/** Follows every arrow from where a machine begins, events, delays, answers and failures alike, and tells what is left. */
export function unreachableIn(machine: AnyStateMachine): Unreachable {
  const reached = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode): void => {
    // A state lies in all of its frames, and a parallel frame is in all of its regions.
    if (node.parent !== undefined && !reached.has(node.parent)) enter(node.parent);
    if (reached.has(node)) return;
    reached.add(node);
    if (node.type === "parallel") Object.values(node.states).forEach(enter);
    if (node.type === "compound") node.initial.target.forEach(enter);
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      transition.target?.forEach(enter);
  };
  enter(machine.root);
  const all = nodesIn(machine.root);
  return {
    states: all.filter((node) => !reached.has(node)).map(pathOf),
    unhandledFailures: all.flatMap((node) =>
      node.invoke
        .filter(({ src }) => !STREAMS.has(src))
        .filter(({ id }) => !takesIn(node, `xstate.error.actor.${id}`))
        .map(({ src }) => `${pathOf(node)}: ${typeof src === "string" ? src : "a machine"}`),
    ),
  };
}

/** The events that some state of a machine takes in, wildcards as they are written. */
export function takenEvents(machine: AnyStateMachine): readonly string[] {
  return [...new Set(nodesIn(machine.root).flatMap((node) => node.ownEvents.map(String)))];
}

function takesIn(node: AnyStateNode, event: string): boolean {
  const own = [...node.transitions.keys()].some((key) => key === event || key === "*");
  return own || (node.parent !== undefined && takesIn(node.parent, event));
}

function nodesIn(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)];
}

function pathOf(node: AnyStateNode): string {
  return node.path.join(".");
}
