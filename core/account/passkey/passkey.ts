import type { Instant } from "#core/time/instant.ts";
import type { PasskeyId } from "#core/kernel/id.ts";

/** So many passkeys may one account have (ACCOUNT-37). */
export const MAX_PASSKEYS = 10;

/** Characters of a passkey's name, from 1. */
export const MAX_PASSKEY_NAME = 40;

/** A challenge may be answered for so long, in milliseconds, and once (ACCOUNT-38). */
export const PASSKEY_CHALLENGE_MS = 300_000;

/** The signatures that are taken, by their COSE numbers, the best first: EdDSA, ECDSA on P-256, RSA with SHA-256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** What a passkey is refused with that proves nothing, whatever is wrong with it. */
export const PASSKEY_REFUSED = "auth.passkey_refused";

/** What adding one more is refused with. */
export const PASSKEYS_FULL = "passkey.too_many";

/** What adding one is refused with that an account has already. */
export const PASSKEY_KNOWN = "passkey.already_added";

/** A passkey of who is signed in. */
export interface Passkey {
  readonly id: PasskeyId;
  readonly name: string;
  /** It was made on this host, and signs in there alone. */
  readonly host: string;
  readonly addedAt: Instant;
  /** Null until it signed in. */
  readonly usedAt: Instant | null;
}

/** What somebody proves before passkeys change: a code where they are asked for one at signing in, else the password. */
export const PROOF_KINDS = ["password", "code"] as const;

/** One of them. */
export type ProofKind = (typeof PROOF_KINDS)[number];

/** All passkeys of who is signed in, the oldest first. */
export interface OwnPasskeys {
  readonly passkeys: readonly Passkey[];
  /** The host of the page: passkeys of another one do not sign in here. */
  readonly host: string;
  readonly asks: ProofKind;
}

/** What somebody says once more who they are with; the other one is null. */
export interface OwnProof {
  readonly password: string | null;
  readonly code: string | null;
}

/** What a browser makes a passkey with; texts of bytes are base64url. */
export interface PasskeyEnrolment {
  readonly challenge: string;
  readonly host: string;
  /** Names nobody: it comes back when the passkey signs in. */
  readonly userHandle: string;
  readonly email: string;
  readonly displayName: string;
  /** Credentials that are the account's already, so that no device has two. */
  readonly knownCredentials: readonly string[];
}

/** A passkey as a browser made it, in base64url. */
export interface MadePasskey {
  readonly credential: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** What a browser signs in with; which passkeys there are it knows by itself. */
export interface PasskeyChallenge {
  readonly challenge: string;
  readonly host: string;
}

/** How a passkey answers a challenge, in base64url. */
export interface PasskeyProof {
  readonly credential: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Null where the authenticator keeps none. */
  readonly userHandle: string | null;
}

/** Why no passkey came of it: the person or the browser would not, or the device has one of the account already. */
export type NoPasskey = "declined" | "known";

/** Whether a signature is newer than the last one: its counter rose, or the authenticator counts nothing. */
export function isPasskeyCounterFresh(last: number, shown: number): boolean {
  return shown > last || (shown === 0 && last === 0);
}

/** Whether an account that has so many may have one more. */
export function mayAddPasskey(count: number): boolean {
  return count < MAX_PASSKEYS;
}

/** What is typed as the proof that is asked for; the other one is not sent. */
export function ownProof(asks: ProofKind, typed: OwnProof): OwnProof {
  return asks === "code"
    ? { password: null, code: typed.code ?? "" }
    : { password: typed.password ?? "", code: null };
}
