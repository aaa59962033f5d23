import { isolate } from "#core/kernel/isolate.ts";
import type { LeadNotice } from "#core/landing/lead.ts";
import { languageName } from "./language-name.ts";
import type { ServerI18n } from "./server-locales.ts";

/** The mail of a lead: who wrote, how to answer, and what was written, line by line. */
export function leadNoticeText(
  { mail }: ServerI18n,
  { lead, locale }: LeadNotice,
): { readonly subject: string; readonly text: string } {
  const { name, restaurant, email, phone, message } = lead;
  const words = mail.leadMessages;
  const reached = [
    words.email({ email }),
    ...(phone === "" ? [] : [words.phone({ phone })]),
    words.language({ language: languageName(locale, {}) }),
  ];
  const parts = [words.text({ name, restaurant }), reached.join("\n")];
  if (message !== "") parts.push(message.split("\n").map(isolate).join("\n"));
  return { subject: words.subject({ restaurant }), text: parts.join("\n\n") };
}
