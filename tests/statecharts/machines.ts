import { StateMachine, type AnyStateMachine } from "xstate";

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>("../../core/**/*.machine.ts", {
  eager: true,
});

/** Every machine of the product by the name of its file, found by its file. */
export const MACHINES: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.entries(FILES).flatMap(([file, exports]) => {
    const name = /([^/]+)\.machine\.ts$/.exec(file)?.[1];
    const machine = Object.values(exports).find((value) => value instanceof StateMachine);
    return name === undefined || machine === undefined ? [] : [[name, machine]];
  }),
);
