import type { Consent, ConsentChoice } from "./consent.ts";

/** What the server knows of this person's consent. */
export interface ConsentPort {
  /** Null where nothing was said. */
  load(signal: AbortSignal): Promise<Consent | null>;
  save(choice: ConsentChoice, signal: AbortSignal): Promise<void>;
}
