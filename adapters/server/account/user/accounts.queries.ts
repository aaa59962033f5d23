import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { rolesThatMay } from "#core/account/permissions.ts";
import type { OrganizationId, UserId } from "#core/kernel/id.ts";
import type { AcceptedVersions } from "#core/legal/accepted-versions.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

const ROLES_WITH_FACTOR = rolesThatMay("organization.enter");

// Every statement here runs within `inAccounts`.

/** Who signs in, and the hash to check the password with. */
export interface StoredCredentials {
  readonly userId: UserId;
  readonly email: string;
  readonly passwordHash: string;
}

/** A person who registers; the email is in lower case. */
export interface NewUser {
  readonly id: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly acceptsMarketing: boolean;
  readonly passwordHash: string;
  /** Whose legal texts were accepted, and which versions; null where they are of no shop (SHOP-24). */
  readonly accepted: (AcceptedVersions & { readonly organizationId: OrganizationId }) | null;
}

/** Finds the credentials of an email (in its canonical form) or of a proved phone (E.164). */
export async function findCredentials(queries: Queries, login: string): Promise<StoredCredentials | null> {
  return FIND_CREDENTIALS.first(queries, login);
}

/**
 * The same for signing in, with whether the user signed in before with the browser of that token, and is asked for a code
 * of a second factor.
 */
export async function findSignIn(
  queries: Queries,
  login: string,
  deviceHash: string | null,
  now: Instant,
): Promise<(StoredCredentials & { readonly knowsDevice: boolean; readonly asksCode: boolean }) | null> {
  return FIND_SIGN_IN.first(queries, login, deviceHash, now, ROLES_WITH_FACTOR);
}

/** The credentials of a known user. */
export async function readCredentials(queries: Queries, userId: UserId): Promise<StoredCredentials | null> {
  return READ_CREDENTIALS.first(queries, userId);
}

/** Makes an account; false when the email is taken. */
export async function insertUser(queries: Queries, user: NewUser, now: Instant): Promise<boolean> {
  const { id, email, firstName, lastName, locale, acceptsMarketing, passwordHash, accepted } = user;
  const made = await INSERT_USER.run(
    queries,
    id,
    email,
    firstName,
    lastName,
    locale,
    acceptsMarketing,
    passwordHash,
    now,
    accepted?.organizationId ?? null,
    accepted?.terms ?? null,
    accepted?.privacy ?? null,
  );
  return made === 1;
}

/** Replaces the password's hash. */
export async function writePassword(
  queries: Queries,
  userId: UserId,
  passwordHash: string,
  now: Instant,
): Promise<void> {
  await WRITE_PASSWORD.run(queries, userId, passwordHash, now);
}

const FIND_CREDENTIALS = statement(
  "account.findCredentials",
  `select u.id as "userId", u.email, c.password_hash as "passwordHash"
     from users u join credentials c on c.user_id = u.id
    where u.email = $1 or (u.phone = $1 and u.phone_verified_at is not null)`,
);

const FIND_SIGN_IN = statement(
  "account.findSignIn",
  `select u.id as "userId", u.email, c.password_hash as "passwordHash",
          exists (select from sign_in_devices d
                   where d.user_id = u.id and d.token_hash = $2 and d.expires_at > $3) as "knowsDevice",
          factor_asked(u.id, $4) as "asksCode"
     from users u join credentials c on c.user_id = u.id
    where u.email = $1 or (u.phone = $1 and u.phone_verified_at is not null)`,
  ["knowsDevice", "asksCode"],
);

const READ_CREDENTIALS = statement(
  "account.readCredentials",
  `select u.id as "userId", u.email, c.password_hash as "passwordHash"
     from users u join credentials c on c.user_id = u.id where u.id = $1`,
);

const INSERT_USER = statement(
  "account.insertUser",
  `with made as (
     insert into users (id, email, first_name, last_name, locale, accepts_marketing, accepted_terms_at, created_at,
                        accepted_organization_id, accepted_terms_version, accepted_privacy_version)
       values ($1, $2, $3, $4, $5, $6, $8, $8, $9, $10, $11) on conflict do nothing returning id)
   insert into credentials (user_id, password_hash, changed_at) select id, $7, $8 from made`,
);

const WRITE_PASSWORD = statement(
  "account.writePassword",
  `insert into credentials (user_id, password_hash, changed_at) values ($1, $2, $3)
     on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
);
