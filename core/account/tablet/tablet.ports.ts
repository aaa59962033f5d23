import type { EmployeeId, LocationId, TabletId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { TabletPlace } from "./shared-tablet.ts";

/** A browser that staff of one location share, as managers see it (ACCOUNT-24). */
export interface SharedTablet {
  readonly id: TabletId;
  readonly locationId: LocationId;
  readonly sharedAt: Instant;
  /** When somebody switched in last, or it was shared. */
  readonly usedAt: Instant;
  /** Whether it is the browser that asks. */
  readonly isThis: boolean;
}

/** Shared tablets, and the own PIN of the organization that the person works in. */
export interface TabletPort {
  /** Whom this browser offers; null where it is no shared tablet. */
  readTablet(signal: AbortSignal): Promise<TabletPlace | null>;
  /** Signs somebody else in; rejects with `auth.pin_wrong` on the PIN. */
  switchPerson(employeeId: EmployeeId, pin: string, signal: AbortSignal): Promise<void>;
  hasPin(signal: AbortSignal): Promise<boolean>;
  /** Sets the own PIN, or removes it with null. */
  writePin(password: string, pin: string | null, signal: AbortSignal): Promise<void>;
  listTablets(signal: AbortSignal): Promise<readonly SharedTablet[]>;
  /** Makes this browser a shared tablet of a location, and of no other. */
  shareTablet(locationId: LocationId, signal: AbortSignal): Promise<void>;
  revokeTablet(id: TabletId, signal: AbortSignal): Promise<void>;
}
