import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new unguessable token: 32 random bytes as base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token at rest: its SHA-256 as lower-case hex. */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/** What is kept of a session's token: it is worth something on its own host alone (HOST-9). */
export function hashSessionToken(token: string, hostName: string): string {
  return hashToken(`${hostName} ${token}`);
}

/** Keyed hash of a text as base64url, for values that must not be forgeable. */
export function sign(text: string, key: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Compares two texts in a time that depends on their length alone. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
