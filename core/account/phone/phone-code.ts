import { millisBetween, type Instant } from "#core/time/instant.ts";
import { NOTICE_LIFETIME_MS } from "../auth/account-notice.ts";

/** A code is good for five minutes, in milliseconds (ACCOUNT-11). */
export const CODE_LIFETIME_MS = NOTICE_LIFETIME_MS.phone_code;

/** Digits of a code (ACCOUNT-11). */
export const CODE_LENGTH = 6;

/** Codes that were sent in a row are forgotten after this time, in milliseconds (ACCOUNT-12). */
const CODES_IN_A_ROW_MS = 86_400_000;

/** The last code that somebody was sent, and how many it was in a row. */
export interface SentCode {
  readonly phone: string;
  readonly sentAt: Instant;
  readonly sends: number;
}

/** How many codes a phone was sent in a row until now; none where the last one went to another phone. */
export function codesInARow(last: SentCode | null, phone: string, now: Instant): number {
  if (last === null || last.phone !== phone) return 0;
  return millisBetween(last.sentAt, now) < CODES_IN_A_ROW_MS ? last.sends : 0;
}

/** Seconds between the last of so many codes in a row and the next; the last pause holds for all that follow. */
export function resendPause(pauses: readonly number[], sends: number): number {
  return pauses[Math.min(Math.max(sends, 1), pauses.length) - 1] ?? 0;
}

/** Seconds that are left until another code may be sent; zero or less where it may. */
export function secondsUntilResend(pauses: readonly number[], last: SentCode | null, now: Instant): number {
  if (last === null) return 0;
  return resendPause(pauses, last.sends) - Math.floor(millisBetween(last.sentAt, now) / 1000);
}
