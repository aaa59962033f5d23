import { StateMachine, type AnyStateMachine } from "xstate";

/** The machine that a file exports; null where it exports none. */
export function machineIn(exports: Readonly<Record<string, unknown>>): AnyStateMachine | null {
  return Object.values(exports).find((value) => value instanceof StateMachine) ?? null;
}

/** The name of a machine's drawing: its file's. */
export function machineName(file: string): string | null {
  return /([^/]+)\.machine\.ts$/.exec(file)?.[1] ?? null;
}
