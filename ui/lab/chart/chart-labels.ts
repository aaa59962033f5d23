import type { AnyTransitionDefinition } from "xstate";

/** Labels of transitions: event, guard in brackets, actions after a slash; transitions with equal actions share a label. */
export function transitionLines(transitions: readonly AnyTransitionDefinition[]): readonly string[] {
  const byActions = Map.groupBy(transitions, ({ actions }) =>
    actions.map((action) => `  / ${actionLabel(action)}`).join("\n"),
  );
  return [...byActions].flatMap(([actions, alike]) => [
    ...alike.map(({ eventType, guard }) => `${eventLabel(String(eventType))}${guardText(guard)}`),
    ...(actions === "" ? [] : actions.split("\n")),
  ]);
}

/** The name of an action, and of what it assigns, emits, raises or sends. */
export function actionLabel(action: unknown): string {
  if (typeof action === "string") return action;
  const type = textAt(action, "type");
  if (type === null) return typeof action === "function" && action.name !== "" ? action.name : "act";
  if (!type.startsWith("xstate.")) return type;
  const verb = type.slice("xstate.".length);
  const what = verb === "assign" ? assignedNames(action) : eventOf(action);
  return what === null ? verb : `${verb} ${what}`;
}

function assignedNames(action: unknown): string | null {
  const assignment = valueAt(action, "assignment");
  return typeof assignment === "object" && assignment !== null ? Object.keys(assignment).join(", ") : null;
}

function eventOf(action: unknown): string | null {
  const event = valueAt(action, "event") ?? valueAt(action, "src") ?? valueAt(action, "actorRef");
  return typeof event === "string" ? event : textAt(event, "type");
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

function guardText(guard: unknown): string {
  return guard === undefined ? "" : ` [${guardLabel(guard)}]`;
}

// `not`, `and` and `or` are functions that carry what they combine.
function guardLabel(guard: unknown): string {
  if (typeof guard === "string") return guard;
  const parts = valueAt(guard, "guards");
  if (Array.isArray(parts) && typeof guard === "function") {
    const labels = parts.map(guardLabel);
    return guard.name === "not" ? `not ${labels[0] ?? ""}` : labels.join(` ${guard.name} `);
  }
  if (typeof guard === "function") return guard.name === "guard" || guard.name === "" ? "if" : guard.name;
  return textAt(guard, "type") ?? "if";
}

function textAt(holder: unknown, key: string): string | null {
  const value = valueAt(holder, key);
  return typeof value === "string" ? value : null;
}

function valueAt(holder: unknown, key: string): unknown {
  const isHolder = (typeof holder === "object" && holder !== null) || typeof holder === "function";
  return isHolder ? Reflect.get(holder, key) : undefined;
}
