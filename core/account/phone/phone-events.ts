import type { AppError } from "#core/errors/app-error.ts";
import type { User } from "../user.ts";

/** What may be asked while a person proves a phone. */
export type PhoneEvent =
  | { readonly type: "phone.submit"; readonly phone: string; readonly password?: string }
  | { readonly type: "phone.edit" }
  | { readonly type: "phone.resend" }
  /** Sent by the field once it holds six digits. */
  | { readonly type: "phone.verify"; readonly code: string };

/** What proving a phone tells. */
export type PhoneEmitted =
  | {
      readonly type: "phone.codeSent";
      readonly phone: string;
      readonly resendAt: number;
      readonly expiresAt: number;
    }
  | { readonly type: "phone.verified"; readonly user: User }
  | { readonly type: "phone.failed"; readonly error: AppError };
