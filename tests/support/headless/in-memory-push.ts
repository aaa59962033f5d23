import type { InMemoryPorts } from "./call-log.ts";

/** A browser without web push that nobody shares. */
export function createInMemoryPush(): Pick<InMemoryPorts, "push" | "pushDevice" | "tablet"> {
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
    tablet: {
      readTablet: () => null,
      switchPerson: () => undefined,
      hasPin: () => false,
      writePin: () => undefined,
      listTablets: () => [],
      shareTablet: () => undefined,
      revokeTablet: () => undefined,
    },
  };
}
