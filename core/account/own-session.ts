import type { SessionId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** A session of the person who asks, as they tell it from the others (ACCOUNT-33). */
export interface OwnSession {
  readonly id: SessionId;
  /** The name of the browser and of the system it runs on; null where the browser did not say. */
  readonly browser: string | null;
  readonly system: string | null;
  /** Sessions are per host (HOST-9). */
  readonly host: string;
  readonly createdAt: Instant;
  readonly seenAt: Instant;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
  /** Begun by PIN on a shared tablet. */
  readonly isByPin: boolean;
}
