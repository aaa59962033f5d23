import type { InMemoryPorts } from "./call-log.ts";

/** A browser without web push. */
export function createInMemoryPush(): Pick<InMemoryPorts, "push" | "pushDevice"> {
  return {
    push: {
      readPush: () => ({ publicKey: "", isOn: false }),
      switchPush: (device) => ({ publicKey: "", isOn: device !== null }),
    },
    pushDevice: {
      consent: () => Promise.resolve("missing"),
      subscribe: () => Promise.resolve(null),
      unsubscribe: () => Promise.resolve(),
    },
  };
}
