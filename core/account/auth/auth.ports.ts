import type { ShopId } from "#core/kernel/id.ts";
import type { PasskeyProof } from "../passkey/passkey.ts";
import type { User } from "../user.ts";

/** What a person signs in with; `email` holds an email or a phone. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What somebody signs in with: the password, the second factor after it (ACCOUNT-21), or a passkey (ACCOUNT-38). */
export type SignInProof = Credentials | { readonly code: string } | PasskeyProof;

/** What a person registers with. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly acceptTerms: boolean;
  readonly acceptPrivacy: boolean;
  readonly acceptMarketing: boolean;
  /** The shop whose terms are accepted; null where no shop is (SHOP-24). */
  readonly shopId: ShopId | null;
}

/** Who somebody is. */
export interface AuthPort {
  /** Rejects with Unauthenticated when nobody is signed in. */
  me(signal: AbortSignal): Promise<User>;
  /**
   * Rejects with Invalid and `auth.code_needed` where a code has to follow the password, and with Invalid and
   * `auth.passkey_refused` where a passkey proves nothing.
   */
  login(proof: SignInProof, signal: AbortSignal): Promise<void>;
  register(registration: Registration, signal: AbortSignal): Promise<User>;
  logout(signal: AbortSignal): Promise<void>;
  forgotPassword(email: string, signal: AbortSignal): Promise<void>;
  resetPassword(token: string, password: string, signal: AbortSignal): Promise<void>;
}

/** The flags about signing in that the device keeps (ACCOUNT-17). */
export interface LoginMarks {
  isMarkedLoggedIn(): boolean;
  markLoggedIn(): void;
  markLoggedOut(): void;
}

/** Proving that a phone is one's own; answers are seconds until a code may be sent again. */
export interface PhonePort {
  /** The password is asked where the phone replaces a proved one. */
  add(phone: string, password: string | null, signal: AbortSignal): Promise<number>;
  resend(signal: AbortSignal): Promise<number>;
  verify(code: string, signal: AbortSignal): Promise<User>;
}
