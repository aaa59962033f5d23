import type { Ports } from "#core/app/ports.ts";
import type { Consent } from "#core/consent/consent.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CallLog } from "./call-log.ts";

/** What one person said, as long as the world lasts. */
export function createInMemoryConsents(
  callLog: CallLog,
  now: () => Instant,
): Pick<Ports, "consents" | "visitorIds"> {
  let kept: Consent | null = null;
  return {
    consents: {
      load: (signal) => callLog.run("consents.load", signal, () => kept),
      save: (choice, signal) =>
        callLog.run("consents.save", signal, () => {
          kept = { ...choice, at: now() };
        }),
    },
    visitorIds: { read: () => null },
  };
}
