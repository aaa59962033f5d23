import type { ReactElement } from "react";
import type { EntryState } from "#core/draft/menu-outline.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface EntryStateBadgeProps {
  readonly state: EntryState;
}

/** Says of an entry that it waits to be published; nothing of one that is as published. */
export function EntryStateBadge({ state }: EntryStateBadgeProps): ReactElement | null {
  const { t } = useI18n();
  if (state === "published") return null;
  return (
    <Badge tone={state === "added" ? "success" : "info"}>{t.operations.menuEditor.states[state]()}</Badge>
  );
}
