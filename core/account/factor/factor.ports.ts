import type { UserId } from "#core/kernel/id.ts";
import type { FactorRule } from "./factor-rule.ts";
import type { FactorEnrolment, SecondFactor } from "./second-factor.ts";

/** The own second factor (ACCOUNT-21), and what the organization says of all. A wrong code rejects with Invalid on it. */
export interface FactorPort {
  read(userId: UserId, signal: AbortSignal): Promise<SecondFactor>;
  /** Makes a secret after the password; nothing is asked for at signing in until a code confirmed it. */
  begin(userId: UserId, password: string, signal: AbortSignal): Promise<FactorEnrolment>;
  /** Answers the recovery codes, which are shown this once. */
  confirm(userId: UserId, code: string, signal: AbortSignal): Promise<readonly string[]>;
  /** New recovery codes; those of before work no more. */
  renewCodes(userId: UserId, code: string, signal: AbortSignal): Promise<readonly string[]>;
  remove(userId: UserId, code: string, signal: AbortSignal): Promise<void>;
  /** What the organization that an owner works in says of second factors (ACCOUNT-36). */
  readRule(signal: AbortSignal): Promise<FactorRule>;
  /** Rejects with Refused and `factor.own_first` where the own session proved none. */
  writeRule(isNeeded: boolean, signal: AbortSignal): Promise<FactorRule>;
}
