import type { AnyStateMachine, AnyStateNode, InspectionEvent } from "xstate";
import { machineSnapshotOf } from "./watch.ts";

/** Remembers every state that machines were in, also those that they only passed through. */
export interface Visits {
  readonly inspect: (event: InspectionEvent) => void;
  /** States of the machine that were never visited; its initial ones that lead on at once are not seen and not counted. */
  missing(machine: AnyStateMachine): readonly string[];
}

/** Creates a record with nothing visited yet; machines are distinguished by their ids. */
export function createVisits(): Visits {
  const visited = new Map<string, Set<string>>();
  return {
    inspect: (event) => {
      const snapshot = machineSnapshotOf(event);
      if (snapshot === null) return;
      const states = visited.get(snapshot.machine.id) ?? new Set<string>();
      for (const node of snapshot._nodes) states.add(node.path.join("."));
      visited.set(snapshot.machine.id, states);
    },
    missing: (machine) => {
      const states = visited.get(machine.id) ?? new Set<string>();
      return leafStates(machine).filter((state) => !states.has(state) && !isPassedAtBirth(machine, state));
    },
  };
}

function isPassedAtBirth(machine: AnyStateMachine, state: string): boolean {
  const node = machine.getStateNodeById([machine.id, ...state.split(".")].join("."));
  return (
    node.parent?.initial.target[0] === node && (node.always ?? []).some(({ guard }) => guard === undefined)
  );
}

// Every state that has no states of its own, by its path ("editing.ready.fresh").
function leafStates(machine: AnyStateMachine): readonly string[] {
  const walk = (node: AnyStateNode): readonly string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.path.join(".")] : children.flatMap(walk);
  };
  return walk(machine.root);
}
