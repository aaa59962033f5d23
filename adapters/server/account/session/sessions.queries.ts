import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { sessionEnd } from "#core/account/session-life.ts";
import type { OrganizationId, PasskeyId, TabletId, UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { StoredSession } from "./session.ts";

// Every statement here runs within `inAccounts`.

/** A session that begins; the token itself is kept nowhere. */
export interface NewSession {
  readonly tokenHash: string;
  readonly userId: UserId;
  /** Sessions are per host. */
  readonly host: string;
  readonly expiresAt: Instant;
  /** What the browser says it is; null where it says nothing. */
  readonly agent: string | null;
  /** Whether it begins by a second factor. */
  readonly isTwoFactor: boolean;
  /** The passkey that it begins by; null where it is none. */
  readonly passkeyId: PasskeyId | null;
}

/** Begins a session. */
export async function insertSession(queries: Queries, session: NewSession, now: Instant): Promise<void> {
  const { tokenHash, userId, host, expiresAt, agent, isTwoFactor, passkeyId } = session;
  await INSERT_SESSION.run(queries, tokenHash, userId, host, now, expiresAt, agent, isTwoFactor, passkeyId);
}

/** Begins a session by PIN, of a shared tablet's organization alone; it ends with the tablet. */
export async function insertPinSession(
  queries: Queries,
  session: Omit<NewSession, "isTwoFactor" | "passkeyId"> & {
    readonly tabletId: TabletId;
    readonly organizationId: OrganizationId;
  },
  now: Instant,
): Promise<void> {
  const { tokenHash, userId, host, expiresAt, agent, tabletId, organizationId } = session;
  await INSERT_PIN_SESSION.run(
    queries,
    tokenHash,
    userId,
    host,
    now,
    expiresAt,
    tabletId,
    organizationId,
    agent,
  );
}

/** Notes that a session was seen, and puts its end off (ACCOUNT-9). */
export async function touchSession(
  queries: Queries,
  { tokenHash, createdAt }: Pick<StoredSession, "tokenHash" | "createdAt">,
  now: Instant,
): Promise<void> {
  await TOUCH_SESSION.run(queries, tokenHash, now, sessionEnd(createdAt, now));
}

/** Notes that a session proved a second factor. */
export async function proveSession(queries: Queries, tokenHash: string): Promise<void> {
  await PROVE_SESSION.run(queries, tokenHash);
}

/** Forgets it of all sessions of a user, who has no second factor anymore; those that began by a passkey still proved one. */
export async function unproveSessionsOf(queries: Queries, userId: UserId): Promise<void> {
  await UNPROVE_SESSIONS.run(queries, userId);
}

/** Ends a session. */
export async function deleteSession(queries: Queries, tokenHash: string): Promise<void> {
  await DELETE_SESSION.run(queries, tokenHash);
}

/** Ends the sessions of a user, on every host, but the one that is kept. */
export async function deleteSessionsOf(
  queries: Queries,
  userId: UserId,
  keptTokenHash: string | null,
): Promise<void> {
  await DELETE_SESSIONS.run(queries, userId, keptTokenHash);
}

/** Has a session work in an organization from now on. Whether it may was decided before. */
export async function chooseOrganization(
  queries: Queries,
  tokenHash: string,
  organizationId: OrganizationId,
): Promise<void> {
  await CHOOSE_ORGANIZATION.run(queries, tokenHash, organizationId);
}

const INSERT_SESSION = statement(
  "account.insertSession",
  `insert into sessions (token_hash, user_id, host, created_at, seen_at, expires_at, agent, is_two_factor, passkey_id)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
);

const INSERT_PIN_SESSION = statement(
  "account.insertPinSession",
  `insert into sessions (token_hash, user_id, host, created_at, seen_at, expires_at, tablet_id, selected_organization_id, agent)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
);

const TOUCH_SESSION = statement(
  "account.touchSession",
  "update sessions set seen_at = $2, expires_at = $3 where token_hash = $1",
);

const PROVE_SESSION = statement(
  "factor.proveSession",
  "update sessions set is_two_factor = true where token_hash = $1",
);

const UNPROVE_SESSIONS = statement(
  "factor.unproveSessions",
  "update sessions set is_two_factor = false where user_id = $1 and passkey_id is null",
);

const DELETE_SESSION = statement("account.deleteSession", "delete from sessions where token_hash = $1");

const DELETE_SESSIONS = statement(
  "account.deleteSessions",
  "delete from sessions where user_id = $1 and token_hash is distinct from $2",
);

const CHOOSE_ORGANIZATION = statement(
  "account.chooseOrganization",
  "update sessions set selected_organization_id = $2 where token_hash = $1",
);
