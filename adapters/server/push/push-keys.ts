import { generateKeyPairSync } from "node:crypto";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** What this installation signs its web push with (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  /** An uncompressed point of the curve P-256. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of the installation; the first process that finds none makes them. */
export async function readPushKeys(database: Queries): Promise<PushKeys> {
  const offered = newPushKeys();
  return PUSH_KEYS.one(database, offered.publicKey, offered.privateKey);
}

/** New keys. */
export function newPushKeys(): PushKeys {
  const { x, y, d } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = [Buffer.of(4), ...[x, y].map((part) => Buffer.from(part ?? "", "base64url"))];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d ?? "" };
}

const PUSH_KEYS = statement(
  "push.keys",
  `select public_key as "publicKey", private_key as "privateKey" from installation_push_keys($1, $2)`,
  ["publicKey", "privateKey"],
);
