import type { PasskeyId, UserId } from "#core/kernel/id.ts";
import type { Result } from "#core/kernel/result.ts";
import type {
  MadePasskey,
  NoPasskey,
  OwnPasskeys,
  OwnProof,
  PasskeyChallenge,
  PasskeyEnrolment,
  PasskeyProof,
} from "./passkey.ts";

/** The own passkeys (ACCOUNT-37). A wrong password or code rejects with Invalid on it. */
export interface PasskeyPort {
  list(userId: UserId, signal: AbortSignal): Promise<OwnPasskeys>;
  /** What a new passkey is to be made with; rejects with Refused and `passkey.too_many` where there are enough. */
  begin(userId: UserId, proof: OwnProof, signal: AbortSignal): Promise<PasskeyEnrolment>;
  add(userId: UserId, name: string, made: MadePasskey, signal: AbortSignal): Promise<void>;
  rename(userId: UserId, id: PasskeyId, name: string, signal: AbortSignal): Promise<void>;
  remove(userId: UserId, id: PasskeyId, proof: OwnProof, signal: AbortSignal): Promise<void>;
  /** What signing in is to be answered with; the answer goes to `AuthPort.login`. */
  challenge(signal: AbortSignal): Promise<PasskeyChallenge>;
}

/** The passkeys of the browser; both asks show a dialog of its own. */
export interface PasskeyDevicePort {
  /** Whether the browser has passkeys, and may use them on this host. */
  isAble(): Promise<boolean>;
  create(enrolment: PasskeyEnrolment, signal: AbortSignal): Promise<Result<MadePasskey, NoPasskey>>;
  /** Null where the person or the browser would not. */
  prove(challenge: PasskeyChallenge, signal: AbortSignal): Promise<PasskeyProof | null>;
}
