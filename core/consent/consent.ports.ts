import type { VisitorId } from "#core/kernel/id.ts";
import type { Consent, ConsentChoice, ConsentTopics, KeptConsent } from "./consent.ts";

/** What the server knows of this person's consent. */
export interface ConsentPort {
  /** Null where nothing was said. */
  load(signal: AbortSignal): Promise<Consent | null>;
  save(choice: ConsentChoice, signal: AbortSignal): Promise<void>;
}

/** What this device keeps of it. */
export interface ConsentStorage {
  /** Null where nothing was said here. */
  read(): Promise<KeptConsent | null>;
  write(consent: KeptConsent): Promise<void>;
  /** The visitor who may be counted from now on; null forgets them. */
  keepVisitor(visitorId: VisitorId | null): Promise<void>;
}

/** The ids under which a shop is measured by others; null where it is not. */
export interface MeasurementIds {
  readonly facebookPixelId: string | null;
  readonly googleMeasurementId: string | null;
}

/** What others measure with: nothing of it is there before a yes (CONSENT-1). */
export interface MeasurementPort {
  /** Loads what was agreed to, once; what is loaded already stays. */
  load(ids: MeasurementIds, topics: ConsentTopics): Promise<void>;
  /** Forgets what they keep in this browser; true where their code ran, which only another page ends. */
  forget(topics: ConsentTopics): Promise<boolean>;
}
