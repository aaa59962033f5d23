import { isStaff, type Employed } from "../permissions.ts";
import { coversPlace, type StaffPlace } from "../staff/staff.ts";
import { toMillis, type Instant } from "#core/time/instant.ts";

/** An authenticator shows another code so often, in milliseconds (RFC 6238; ACCOUNT-21). */
export const FACTOR_STEP_MS = 30_000;

/** Digits of a code of an authenticator. */
export const FACTOR_DIGITS = 6;

/** A code of so many steps before or after the present one is taken too: clocks differ. */
export const FACTOR_WINDOW = 1;

/** So many recovery codes are given at once; each works once (ACCOUNT-21). */
export const RECOVERY_CODES = 10;

/** Letters of a recovery code. */
export const RECOVERY_LENGTH = 10;

/** Somebody who proved the password has this long to prove the second factor, in milliseconds. */
export const SIGN_IN_CODE_MS = 600_000;

/** What signing in is refused with when only the second factor is left to prove. */
export const CODE_NEEDED = "auth.code_needed";

/** What a code is refused with once the password must be proved again. */
export const SIGN_IN_EXPIRED = "auth.sign_in_expired";

/** What a code is refused with that is wrong, was used, or is of another time. */
export const CODE_WRONG = "auth.code_wrong";

/** What adding a second factor is refused with where there is one. */
export const FACTOR_KNOWN = "factor.already_added";

/** What resetting somebody's second factor is refused with where it is not one organization's alone. */
export const FACTOR_ELSEWHERE = "staff.factor_elsewhere";

/** The second factor of who is signed in. */
export interface SecondFactor {
  /** Null while there is none. */
  readonly addedAt: Instant | null;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator is given: the secret in base32, and an address that says the same to a camera. */
export interface FactorEnrolment {
  readonly secret: string;
  readonly uri: string;
}

/** What somebody proves a second factor with. */
export type FactorProof =
  | { readonly kind: "authenticator"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RECOVERY_HALF = RECOVERY_LENGTH / 2;
const RECOVERY = new RegExp(`^[${LETTERS}]{${RECOVERY_LENGTH}}$`, "u");
const DIGITS = new RegExp(`^[0-9]{${FACTOR_DIGITS}}$`, "u");

/** Whether somebody may add a second factor, and is asked for one: admins and who may enter a back office. */
export function mayHaveFactor(user: Employed): boolean {
  return isStaff(user);
}

/** The step of an instant: so many whole steps since 1970. */
export function factorStepAt(now: Instant): number {
  return Math.floor(toMillis(now) / FACTOR_STEP_MS);
}

/** Whether a code of that step is taken: near enough to now, and later than the last one that was. */
export function isFactorStepFresh(step: number, lastStep: number, now: Instant): boolean {
  return step > lastStep && Math.abs(step - factorStepAt(now)) <= FACTOR_WINDOW;
}

/** What was typed as the proof that it can be, however it was spaced; null where it is neither kind. */
export function factorProofOf(typed: string): FactorProof | null {
  const bare = typed.replaceAll(/[\s-]/gu, "");
  if (DIGITS.test(bare)) return { kind: "authenticator", code: bare };
  const code = bare.toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/gu, "1");
  return RECOVERY.test(code) ? { kind: "recovery", code } : null;
}

/**
 * Why an owner may not reset a colleague's second factor; null where it may. Who has more than the owner, or an account
 * that counts elsewhere too, is for an admin to help; nobody passes by the own code like this.
 */
export function factorResetRefusal(
  own: StaffPlace & { readonly isAdmin: boolean },
  colleague: StaffPlace & { readonly isSelf: boolean; readonly isElsewhere: boolean },
): "staff.beyond_own" | typeof FACTOR_ELSEWHERE | null {
  if (colleague.isSelf || !coversPlace(own, colleague)) return "staff.beyond_own";
  return colleague.isElsewhere && !own.isAdmin ? FACTOR_ELSEWHERE : null;
}

/** A recovery code of so many values, each from 0 to 31. */
export function recoveryCodeOf(values: readonly number[]): string {
  if (values.length !== RECOVERY_LENGTH) throw new Error(`A recovery code has ${RECOVERY_LENGTH} letters`);
  return values.map((value) => LETTERS.charAt(value % LETTERS.length)).join("");
}

/** A recovery code as people read it: in two halves. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_HALF)}-${code.slice(RECOVERY_HALF)}`;
}

/** A secret as people type it: in groups of four. */
export function shownSecret(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(" ") ?? "";
}
