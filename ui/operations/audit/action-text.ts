import type { I18n } from "#ui/i18n/i18n.ts";
import { textAt } from "#ui/i18n/text-at.ts";

/** What an action of the audit log is called; one that nobody named here stands as it is written. */
export function actionText({ t }: I18n, action: string): string {
  return textAt(t.operations.audit.actions, [action]) ?? action;
}
