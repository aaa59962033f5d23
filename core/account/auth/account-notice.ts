import { INVITATION_LIFE_MS } from "../staff/invitation.ts";

/** A message to a person about their account, by mail or SMS. */
export type AccountNotice =
  | { readonly kind: "phone_code"; readonly code: string }
  | { readonly kind: "password_reset"; readonly link: string }
  | {
      readonly kind: "staff_invitation";
      readonly link: string;
      readonly organization: string;
      readonly inviter: string;
    }
  | { readonly kind: "factor_added" }
  /** `by` is the name of a colleague who reset it; null where it was the person. */
  | { readonly kind: "factor_removed"; readonly by: string | null }
  /** `name` is what the person calls it, `host` where it signs in. */
  | { readonly kind: "passkey_added"; readonly name: string; readonly host: string }
  | { readonly kind: "passkey_removed"; readonly name: string; readonly host: string };

/** How long the code or link of a notice works (MESSAGE-5): after that sending it would help nobody. */
export const NOTICE_LIFETIME_MS: Readonly<Record<AccountNotice["kind"], number>> = {
  phone_code: 300_000,
  password_reset: 3_600_000,
  staff_invitation: INVITATION_LIFE_MS,
  factor_added: INVITATION_LIFE_MS,
  factor_removed: INVITATION_LIFE_MS,
  passkey_added: INVITATION_LIFE_MS,
  passkey_removed: INVITATION_LIFE_MS,
};
