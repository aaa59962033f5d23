import { randomInt } from "node:crypto";
import { invalid, refused } from "#adapters/server/http/failures.ts";
import { hashToken, isSameText } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { Messages } from "#adapters/server/outbox/messages.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import {
  countCodesTo,
  countTry,
  insertVerification,
  lockForProof,
  lockNumber,
  lockVerification,
  provePhone,
  readStoredPhone,
  useVerification,
  writePhone,
} from "./phones.queries.ts";
import {
  CODE_LENGTH,
  CODE_LIFETIME_MS,
  codesInARow,
  resendPause,
  secondsUntilResend,
} from "#core/account/phone/phone-code.ts";
import type { UserId } from "#core/kernel/id.ts";
import { type Instant, plusMillis } from "#core/time/instant.ts";

/** What codes by phone need. */
export interface PhoneCodeDeps {
  readonly database: DatabasePool;
  readonly ids: IdSource;
  readonly messages: Messages;
  readonly config: Pick<ServerConfig, "rates">;
}

/**
 * Sends a code of six digits to a phone, or (null) once more to the phone that awaits one; a new code voids the old.
 * Answers the seconds until the next one may be sent.
 */
export function sendPhoneCode(
  deps: PhoneCodeDeps,
  userId: UserId,
  wanted: string | null,
  visitor: Visitor,
): Promise<number> {
  const { codeResendSeconds, codesPerPhone } = deps.config.rates;
  const { now } = visitor;
  return inAccounts(deps.database, async (accounts) => {
    const kept = await readStoredPhone(accounts, userId);
    const last = await lockVerification(accounts, userId);
    const phone = wanted ?? last?.phone ?? kept.phone;
    if (phone === null) throw invalid({ phone: ["phone.invalid"] }, "phone.invalid");
    if (kept.verifiedAt !== null && kept.phone === phone) throw refused("phone.already_verified");
    const sends = codesInARow(last, phone, now);
    const wait = secondsUntilResend(codeResendSeconds, last, now);
    if (wait > 0) throw refused("phone.resend_too_soon", { resendAfter: wait });
    await lockNumber(accounts, phone);
    const sentLately = await countCodesTo(accounts, phone, plusMillis(now, -codesPerPhone.windowMillis));
    if (sentLately >= codesPerPhone.limit) throw refused("phone.daily_limit");
    const code = String(randomInt(0, 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
    // A proved number stays until another one is proved (ACCOUNT-14).
    if (kept.verifiedAt === null && kept.phone !== phone) await writePhone(accounts, userId, phone);
    const made = {
      id: deps.ids.ulid(),
      userId,
      phone,
      codeHash: hashCode(userId, phone, code),
      expiresAt: plusMillis(now, CODE_LIFETIME_MS),
      sends: sends + 1,
      address: visitor.address,
    };
    await insertVerification(accounts, made, now);
    await deps.messages.send(accounts, {
      channel: "sms",
      recipient: phone,
      locale: visitor.locale,
      notice: { kind: "phone_code", code },
      now,
    });
    return resendPause(codeResendSeconds, sends + 1);
  });
}

/** Proves the phone with its code; five wrong tries void it. The number moves to the account that proves it (ACCOUNT-13). */
export async function verifyPhoneCode(
  deps: PhoneCodeDeps,
  userId: UserId,
  code: string,
  now: Instant,
): Promise<void> {
  const { codeTries } = deps.config.rates;
  // A wrong try must be kept, so the refusal is answered by the transaction instead of thrown in it.
  const refusal = await inAccounts(deps.database, async (accounts) => {
    await lockForProof(accounts, userId);
    const sent = await lockVerification(accounts, userId);
    if (sent === null) {
      const kept = await readStoredPhone(accounts, userId);
      return kept.verifiedAt === null ? "phone.code_expired" : "phone.already_verified";
    }
    if (sent.tries >= codeTries) return "phone.too_many_attempts";
    if (sent.expiresAt <= now) return "phone.code_expired";
    if (!isSameText(sent.codeHash, hashCode(userId, sent.phone, code))) {
      await countTry(accounts, sent.id);
      return sent.tries + 1 >= codeTries ? "phone.too_many_attempts" : "phone.code_invalid";
    }
    await useVerification(accounts, sent.id, now);
    await provePhone(accounts, userId, sent.phone, now);
    return null;
  });
  if (refusal === "phone.already_verified") throw refused(refusal);
  if (refusal !== null) throw invalid({ code: [refusal] }, refusal);
}

// Bound to the person and the phone, so that a code proves nothing else.
function hashCode(userId: UserId, phone: string, code: string): string {
  return hashToken(`${userId}.${phone}.${code}`);
}
