import type { FieldMessages } from "#core/errors/field.ts";

/** Refuses an account without what it must accept; null where both is accepted (ACCOUNT-4). */
export function termsProblem(body: {
  readonly acceptTerms: boolean;
  readonly acceptPrivacy: boolean;
}): FieldMessages | null {
  if (body.acceptTerms && body.acceptPrivacy) return null;
  return {
    ...(body.acceptTerms ? {} : { acceptTerms: ["validation.accept_terms"] }),
    ...(body.acceptPrivacy ? {} : { acceptPrivacy: ["validation.accept_privacy"] }),
  };
}
