import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import { role } from "#core/contract/user.ts";
import type { UserId } from "#core/kernel/id.ts";
import { instant, ulid } from "#core/contract/schema/scalars.ts";
import { locale } from "#core/contract/shop/shop.ts";
import type { Role } from "#core/account/employee.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

/** An employment of the session's user. */
export interface StoredEmployee {
  readonly id: string;
  readonly organizationId: string;
  readonly role: Role;
  /** Null is every location. */
  readonly locationIds: readonly string[] | null;
}

/** A valid session with what every call needs of its user. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly userId: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly phoneVerifiedAt: Instant | null;
  readonly locale: Locale;
  readonly isAdmin: boolean;
  /** Begun by PIN on a shared tablet: `employees` is what that lets the user be (ACCOUNT-25). */
  readonly isByPin: boolean;
  /** Begun by a second factor, or added one. */
  readonly isTwoFactor: boolean;
  /** Organizations of the user that need a second factor, where the session proved none. */
  readonly factorNeededBy: readonly string[];
  readonly host: string;
  readonly createdAt: Instant;
  readonly seenAt: Instant;
  readonly expiresAt: Instant;
  readonly selectedOrganizationId: string | null;
  readonly employees: readonly StoredEmployee[];
}

/** What carts and orders need to know of whom a session signs in. */
export type Buyer = Pick<StoredSession, "userId" | "email" | "phone" | "phoneVerifiedAt">;

/** The same with where they work, so that they may place test orders there. */
export type Orderer = Buyer & Pick<StoredSession, "isAdmin" | "employees">;

/** Decodes the session of a token from the database. */
export function toSession(tokenHash: string, json: unknown): StoredSession {
  return { ...decodeSession(json), tokenHash };
}

const BUYER_FIELDS = {
  userId: ulid<UserId>(),
  email: Schema.String,
  phone: Schema.NullOr(Schema.String),
  phoneVerifiedAt: Schema.NullOr(instant),
};

const ORDERER_FIELDS = {
  ...BUYER_FIELDS,
  isAdmin: Schema.Boolean,
  employees: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      organizationId: Schema.String,
      role,
      locationIds: Schema.NullOr(Schema.Array(Schema.String)),
    }),
  ),
};

/** What carts and orders need to know of whom a session signs in, as the database answers it. */
export const buyer = Schema.Struct(BUYER_FIELDS);

/** What placing an order needs to know of whom a session signs in. */
export const orderer = Schema.Struct(ORDERER_FIELDS);

const decodeSession = decoderOf(
  "a session",
  Schema.Struct({
    ...ORDERER_FIELDS,
    firstName: Schema.String,
    lastName: Schema.String,
    locale,
    isByPin: Schema.Boolean,
    isTwoFactor: Schema.Boolean,
    factorNeededBy: Schema.Array(Schema.String),
    host: Schema.String,
    createdAt: instant,
    seenAt: instant,
    expiresAt: instant,
    selectedOrganizationId: Schema.NullOr(Schema.String),
  }),
);
