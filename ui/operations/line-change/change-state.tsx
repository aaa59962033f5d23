import type { ReactElement } from "react";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { answerSeconds, type LineChange } from "#core/order/line-change/line-change.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";

interface ChangeStateProps {
  readonly change: LineChange;
}

/** What became of a change; while it waits, how long its customer still may answer. */
export function ChangeState({ change }: ChangeStateProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.lineChange;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  if (change.outcome === null)
    return <Badge tone="warn">{words.waiting({ time: format.countdown(answerSeconds(change, now)) })}</Badge>;
  return (
    <Badge tone={change.outcome === "refused" ? "warn" : "neutral"}>{words.outcome[change.outcome]()}</Badge>
  );
}
