import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** A machine as a Mermaid stateDiagram: states, what leads from one to another, guards in brackets. */
export function toMermaid(machine: AnyStateMachine): string {
  const lines = ["stateDiagram-v2", ...drawChildren(machine.root, 1)];
  return `${lines.join("\n")}\n`;
}

/** Every state that has no states of its own, by its path ("editing.ready.fresh"). */
export function leafStates(machine: AnyStateMachine): readonly string[] {
  const walk = (node: AnyStateNode): readonly string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.path.join(".")] : children.flatMap(walk);
  };
  return walk(machine.root);
}

function drawChildren(node: AnyStateNode, depth: number): readonly string[] {
  const children = Object.values(node.states).sort((a, b) => a.order - b.order);
  const indent = "  ".repeat(depth);
  const isParallel = node.type === "parallel";
  const initial = isParallel ? [] : children.filter((child) => node.initial.target[0] === child);
  const drawn = children.flatMap((child, index) => [
    ...(isParallel && index > 0 ? [`${indent}--`] : []),
    ...drawState(child, depth),
  ]);
  return [...initial.map((child) => `${indent}[*] --> ${nameOf(child)}`), ...drawn, ...drawOwn(node, indent)];
}

function drawState(node: AnyStateNode, depth: number): readonly string[] {
  const indent = "  ".repeat(depth);
  const hasChildren = Object.keys(node.states).length > 0;
  const body = hasChildren
    ? [`${indent}state "${node.key}" as ${nameOf(node)} {`, ...drawChildren(node, depth + 1), `${indent}}`]
    : [`${indent}state "${node.key}" as ${nameOf(node)}`];
  const ends = node.type === "final" ? [`${indent}${nameOf(node)} --> [*]`] : [];
  return [
    ...body,
    ...transitionsOf(node).map((transition) => `${indent}${drawTransition(node, transition)}`),
    ...ends,
  ];
}

// What the machine does in every state is a comment, since Mermaid draws no arrow from the frame itself.
function drawOwn(node: AnyStateNode, indent: string): readonly string[] {
  if (node.parent !== undefined) return [];
  return transitionsOf(node).map((transition) => `${indent}%% in every state: ${labelOf(transition)}`);
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function drawTransition(node: AnyStateNode, transition: AnyTransitionDefinition): string {
  const [target] = transition.target ?? [];
  const label = labelOf(transition);
  return `${nameOf(node)} --> ${nameOf(target ?? node)}: ${target === undefined ? `${label} (stays)` : label}`;
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  return `${eventLabel(String(eventType))}${guardLabel(guard)}`;
}

function eventLabel(type: string): string {
  if (type === "") return "at once";
  const after = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (after !== undefined) return /^\d+$/.test(after) ? `after ${after} ms` : `after ${after}`;
  if (type.startsWith("xstate.done.actor.")) return "answered";
  if (type.startsWith("xstate.error.actor.")) return "failed";
  if (type.startsWith("xstate.done.state.")) return "finished";
  return type;
}

function guardLabel(guard: unknown): string {
  if (guard === undefined) return "";
  if (typeof guard === "string") return ` [${guard}]`;
  if (typeof guard === "function")
    return ` [${guard.name === "guard" || guard.name === "" ? "if" : guard.name}]`;
  return typeof guard === "object" && guard !== null && "type" in guard
    ? ` [${String(guard.type)}]`
    : " [if]";
}

function nameOf(node: AnyStateNode): string {
  return node.parent === undefined ? "[*]" : node.path.join("_");
}
