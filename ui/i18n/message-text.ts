import type { Message } from "#core/kernel/message.ts";
import { errorText, wireErrorText, type Moment } from "./error-text.ts";
import { fieldText } from "./field-text.ts";
import { textAt } from "./text-at.ts";
import type { I18n } from "./i18n.ts";

/**
 * What core tells a person (toasts, dialogs, titles), in words: text that the server worded stays, a key is looked
 * for among the wire's errors, the fields' rules and then all texts by their
 * path (`cart.changed_by_location`, `titles.shop.menu`).
 */
export function messageText(i18n: I18n, message: Message, moment?: Moment): string {
  if (message.kind === "text") return message.text;
  const { key, params } = message;
  const [space = "", ...rest] = key.split(".");
  if (key.startsWith("validation.") && key !== "validation.failed") return fieldText(i18n, key, params);
  return (
    wireErrorText(i18n, key, {}, moment) ??
    textAt(i18n.t, [space, rest.join(".")], params) ??
    textAt(i18n.t, [space, ...rest], params) ??
    errorText(i18n, key, {}, moment)
  );
}
