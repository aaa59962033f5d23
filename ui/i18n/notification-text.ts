import type { ServerI18n } from "./server-locales.ts";

/** A mail or short message in words; a short message leaves the subject out. */
export interface NotificationText {
  readonly subject: string;
  readonly text: string;
}

function textIn(facts: Readonly<Record<string, unknown>>, name: string): string {
  const value = facts[name];
  if (typeof value !== "string") throw new Error(`A message needs its ${name}`);
  return value;
}

/** The words of a message about an account, by its kind: `phone_code {code}` or `password_reset {link}`. */
export function notificationText(
  { mail }: ServerI18n,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
): NotificationText {
  const words = mail.accountMessages;
  switch (kind) {
    case "phone_code":
      return { subject: words.phoneCodeSubject(), text: words.phoneCode({ code: textIn(facts, "code") }) };
    case "password_reset":
      return { subject: words.resetSubject(), text: words.reset({ link: textIn(facts, "link") }) };
    default:
      throw new Error(`No words for a message of kind ${kind}`);
  }
}
