import type { AppError } from "#core/errors/app-error.ts";
import { firstMessages } from "#core/errors/reactions.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** Why a code or password was refused, to stand under its field; other failures appear in a toast. */
export function useCodeError(error: AppError | null): string | undefined {
  const i18n = useI18n();
  if (error?.tag !== "Invalid") return undefined;
  const { code, password } = firstMessages(error.fields);
  const message = code ?? password;
  return message === undefined ? undefined : fieldText(i18n, message);
}
