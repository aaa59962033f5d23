import { selectPhoneError, type PhoneActor } from "#core/account/phone/phone-verification.selectors.ts";
import { serverFieldErrors } from "#core/form/form.ts";
import { useSelected } from "#ui/app/use-selected.ts";

/** The server's refusals of phone and code, by field; other failures appear in a toast. */
export function usePhoneErrors(actor: PhoneActor): Readonly<Record<string, string>> {
  const error = useSelected(actor, selectPhoneError);
  return error?.tag === "Invalid" ? serverFieldErrors(error.fields) : {};
}
