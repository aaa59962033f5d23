import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";
import { type InMemoryPorts, NOT_FOUND } from "./call-log.ts";

/** A shop in which nobody brings anything, and a device that keeps what is tapped. */
export function createInMemoryRuns(): Pick<InMemoryPorts, "runs" | "ownRuns" | "runQueue"> {
  const kept = new Map<string, readonly CourierAction[]>();
  const list = (token: string): readonly CourierAction[] => kept.get(token) ?? [];
  const missing = (): never => {
    throw NOT_FOUND;
  };
  return {
    runs: { load: missing, act: missing },
    ownRuns: { list: () => [], load: missing, act: missing },
    runQueue: {
      list: async (token) => list(token),
      add: async (token, action) => void kept.set(token, [...list(token), action]),
      drop: async (token, actionId) =>
        void kept.set(
          token,
          list(token).filter(({ id }) => id !== actionId),
        ),
    },
  };
}
