import type { Role } from "#core/session/employee.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { instantOfMillis, plusMillis, toMillis } from "#core/time/instant.ts";

/** A place of the session's user in an organization. */
export interface StoredEmployee {
  readonly id: string;
  readonly organizationId: string;
  readonly role: Role;
  /** Null is every location. */
  readonly locationIds: readonly string[] | null;
}

/** A living session with what every call needs to know of its user. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly phoneVerifiedAt: Instant | null;
  readonly locale: Locale;
  readonly isAdmin: boolean;
  readonly host: string;
  readonly seenAt: Instant;
  readonly expiresAt: Instant;
  readonly selectedOrganizationId: string | null;
  readonly employees: readonly StoredEmployee[];
}

/** What carts and orders need to know of whom a session signs in. */
export type Buyer = Pick<StoredSession, "userId" | "email" | "phone" | "phoneVerifiedAt">;

/** A session ends this long after it was last seen, and after its start at the latest. */
export const SESSION_IDLE_MILLIS = 14 * 86_400_000;
export const SESSION_LIFE_MILLIS = 30 * 86_400_000;

/** When a session that began at `createdAt` and is seen now ends. */
export function sessionEnd(createdAt: Instant, now: Instant): Instant {
  const last = toMillis(plusMillis(createdAt, SESSION_LIFE_MILLIS));
  return instantOfMillis(Math.min(toMillis(plusMillis(now, SESSION_IDLE_MILLIS)), last));
}
