import { selectPhoneError, type PhoneActor } from "#core/account/phone/phone-verification.selectors.ts";
import type { FieldProblems } from "#core/errors/field.ts";
import { firstMessages } from "#core/errors/reactions.ts";
import { useSelected } from "#ui/app/use-selected.ts";

/** The server's refusals of phone and code, by field; other failures appear in a toast. */
export function usePhoneErrors(actor: PhoneActor): FieldProblems {
  const error = useSelected(actor, selectPhoneError);
  return error?.tag === "Invalid" ? firstMessages(error.fields) : {};
}
