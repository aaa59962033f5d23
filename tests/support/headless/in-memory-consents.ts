import type { AnalyticsSession } from "#core/analytics/analytics-session.ts";
import type { Consent, KeptConsent } from "#core/consent/consent.ts";
import type { VisitorId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { InMemoryPorts } from "./call-log.ts";

/** What somebody agreed to, on the device and at the server; what is counted and measured goes nowhere. */
export function createInMemoryConsents(
  now: () => Instant,
): Pick<
  InMemoryPorts,
  "consents" | "consentStorage" | "measurement" | "analytics" | "analyticsSessions" | "visitorIds"
> {
  let told: Consent | null = null;
  let kept: KeptConsent | null = null;
  let visitor: VisitorId | null = null;
  let session: AnalyticsSession | null = null;
  return {
    consents: {
      load: () => told,
      save: (choice) => {
        told = { ...choice, at: now() };
      },
    },
    consentStorage: {
      read: () => Promise.resolve(kept),
      write: (consent) => {
        kept = consent;
        return Promise.resolve();
      },
      keepVisitor: (visitorId) => {
        visitor = visitorId;
        return Promise.resolve();
      },
    },
    measurement: { load: () => Promise.resolve(), forget: () => Promise.resolve(false) },
    analytics: { count: () => Promise.resolve() },
    analyticsSessions: {
      read: () => Promise.resolve(session),
      write: (next) => {
        session = next;
        return Promise.resolve();
      },
    },
    visitorIds: { read: () => visitor },
  };
}
