import { keyMessage } from "#core/kernel/message.ts";
import { redirectProblems, type RedirectList, type RedirectRule } from "#core/redirect/redirect.ts";
import type { FieldErrors } from "./form-field.ts";

/** The errors of a typed redirect next to those of the organization (HOST-15). */
export function redirectErrors(
  typed: Pick<RedirectRule, "path" | "to">,
  { redirects, hosts }: RedirectList,
): FieldErrors {
  const problems = Object.entries(redirectProblems(typed, redirects, hosts));
  return Object.fromEntries(problems.map(([field, key]) => [field, keyMessage(key)]));
}
