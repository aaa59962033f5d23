import { fromCallback, type CallbackActorLogic, type EventObject } from "xstate";
import type { StreamListener } from "../order.ports.ts";
import type { LiveEvent } from "../live-event.ts";

/** What a followed stream says. */
export type StreamSignal =
  | { readonly type: "stream.opened" }
  | { readonly type: "stream.beat" }
  | { readonly type: "stream.received"; readonly liveEvent: LiveEvent }
  | { readonly type: "stream.failed" };

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
