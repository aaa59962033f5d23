import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import {
  FACTOR_DIGITS,
  FACTOR_STEP_MS,
  FACTOR_WINDOW,
  factorStepAt,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  recoveryCodeOf,
} from "#core/account/factor/second-factor.ts";
import { toMillis, type Instant } from "#core/time/instant.ts";

// 160 bits, as RFC 4226 asks for.
const SECRET_BYTES = 20;
const VALUES = 32;
const ISSUER = "Diner";

/** A new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator reads from a picture: the secret, and whose it is. */
export function enrolmentUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step whose code this is, within the window around now; null where it is none's. */
export function stepOfCode(secret: string, code: string, now: Instant): number | null {
  const delta = totpOf(secret, "").validate({ token: code, timestamp: toMillis(now), window: FACTOR_WINDOW });
  return delta === null ? null : factorStepAt(now) + delta;
}

/** New recovery codes. */
export function newRecoveryCodes(): readonly string[] {
  const code = (): string => recoveryCodeOf(Array.from({ length: RECOVERY_LENGTH }, () => randomInt(VALUES)));
  return Array.from({ length: RECOVERY_CODES }, code);
}

// Every authenticator knows these figures, and some ignore any others.
function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: FACTOR_DIGITS,
    period: FACTOR_STEP_MS / 1000,
  });
}
