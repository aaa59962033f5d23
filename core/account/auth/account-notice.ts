/** A message to a person about their account, by mail or SMS. */
export type AccountNotice =
  | { readonly kind: "phone_code"; readonly code: string }
  | { readonly kind: "password_reset"; readonly link: string };

/** How long the code or link of a notice works (MESSAGE-5): after that sending it would help nobody. */
export const NOTICE_LIFETIME_MS: Readonly<Record<AccountNotice["kind"], number>> = {
  phone_code: 300_000,
  password_reset: 3_600_000,
};
