import { Secret, TOTP } from "otpauth";
import { FACTOR_STEP_MS } from "#core/account/factor/second-factor.ts";
import { toMillis, type Instant } from "#core/time/instant.ts";

/** The code that an authenticator shows for a secret, so many steps from now. */
export function codeOf(secret: string, now: Instant, away = 0): string {
  const timestamp = toMillis(now) + away * FACTOR_STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
