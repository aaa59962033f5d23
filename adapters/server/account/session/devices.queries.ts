import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within `inAccounts`.

/**
 * Keeps that a user signed in with a browser, which is known by a new token from now on, to everybody who signed in
 * with it before.
 */
export async function insertDevice(
  queries: Queries,
  device: { readonly tokenHash: string; readonly userId: UserId; readonly expiresAt: Instant },
  formerTokenHash: string | null,
  now: Instant,
): Promise<void> {
  const { tokenHash, userId, expiresAt } = device;
  if (formerTokenHash !== null) await RENAME_DEVICE.run(queries, formerTokenHash, tokenHash);
  await INSERT_DEVICE.run(queries, tokenHash, userId, now, expiresAt);
}

/** Forgets the browsers of a user but the one that is kept. */
export async function deleteDevicesOf(
  queries: Queries,
  userId: UserId,
  keptTokenHash: string | null,
): Promise<void> {
  await DELETE_DEVICES.run(queries, userId, keptTokenHash);
}

const RENAME_DEVICE = statement(
  "account.renameDevice",
  "update sign_in_devices set token_hash = $2 where token_hash = $1",
);

const INSERT_DEVICE = statement(
  "account.insertDevice",
  `insert into sign_in_devices (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)
     on conflict (user_id, token_hash) do update set expires_at = excluded.expires_at`,
);

const DELETE_DEVICES = statement(
  "account.deleteDevices",
  "delete from sign_in_devices where user_id = $1 and token_hash is distinct from $2",
);
