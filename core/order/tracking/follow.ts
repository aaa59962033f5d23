import { fromCallback, type CallbackActorLogic, type EventObject } from "xstate";
import type { StreamListener } from "../order.ports.ts";
import type { StreamSignal } from "./tracking-events.ts";

/** A live stream inside a machine: it is followed while the state is active, and what it says arrives as signals. */
export function followActor<Input>(
  follow: (input: Input, listener: StreamListener) => () => void,
): CallbackActorLogic<EventObject, Input> {
  return fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const tell = (signal: StreamSignal): void => sendBack(signal);
    return follow(input, {
      opened: () => tell({ type: "stream.opened" }),
      beat: () => tell({ type: "stream.beat" }),
      received: (liveEvent) => tell({ type: "stream.received", liveEvent }),
      failed: () => tell({ type: "stream.failed" }),
    });
  });
}

/** Stands in a machine for a stream that is provided later; it never says anything. */
export function unconnectedStream<Input>(): CallbackActorLogic<EventObject, Input> {
  return followActor<Input>(() => () => undefined);
}

/** A stream without a sign of life for this long is lost, in milliseconds (BOARD-8); it beats every 10 s. */
export const STREAM_SILENCE_MS = 25_000;
