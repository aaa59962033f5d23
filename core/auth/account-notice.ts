/** What a person is told about their account, by mail or short message. */
export type AccountNotice =
  | { readonly kind: "phone_code"; readonly code: string }
  | { readonly kind: "password_reset"; readonly link: string };
