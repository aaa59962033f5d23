import { fromPromise, type PromiseActorLogic } from "xstate";

/** A machine's question to a port; leaving the asking state aborts the signal. */
export function portActor<Output, Input>(
  ask: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => ask(input, signal));
}

/** Stands in a machine for a question whose port is provided later; rejects when nobody provided it. */
export function unconnected<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`No port answers ${name}`)));
}

/** Stands in a machine for a step that needs a clock, an id or a storage, provided later; throws when nobody provided it. */
export function unconnectedStep(name: string): () => never {
  return () => {
    throw new Error(`Nothing does ${name}`);
  };
}
