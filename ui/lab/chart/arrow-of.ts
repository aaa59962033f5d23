import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

/** The id of a state in a chart: its machine's, then its path. */
export function stateId(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join(".");
}

/** Where the arrows from a frame to what lies in it start: the box that stands for all states of the frame. */
export function anyOfId(node: AnyStateNode): string {
  return `${stateId(node)}.*any`;
}

/** The arrow that a transition is drawn as, "from to"; null for one that stays where it is. */
export function arrowOf({ source, target }: AnyTransitionDefinition): string | null {
  const [first] = target ?? [];
  if (first === undefined) return null;
  return `${isInward(source, first) ? anyOfId(source) : stateId(source)} ${stateId(first)}`;
}

/** Whether a transition leads from a frame into itself. */
export function isInward(source: AnyStateNode, target: AnyStateNode): boolean {
  return target !== source && isWithin(target, source);
}

function isWithin(node: AnyStateNode, frame: AnyStateNode): boolean {
  return node === frame || (node.parent !== undefined && isWithin(node.parent, frame));
}
