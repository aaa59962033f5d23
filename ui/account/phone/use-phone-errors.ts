import { selectPhoneError, type PhoneActor } from "#core/account/phone/phone-verification.selectors.ts";
import { serverFieldErrors } from "#core/form/form.ts";
import { useSelected } from "#ui/app/use-selected.ts";

/** What the server has against the phone or the code, by field; other failures are told by a toast. */
export function usePhoneErrors(actor: PhoneActor): Readonly<Record<string, string>> {
  const error = useSelected(actor, selectPhoneError);
  return error?.tag === "Invalid" ? serverFieldErrors(error.fields) : {};
}
