import { useMemo, useState, type ReactElement } from "react";
import { createMenuReading } from "#core/app/screen/create-menu-reading.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import {
  draftTotal,
  proposedLines,
  withQtyLeft,
  withReplacement,
} from "#core/order/line-change/change-draft.ts";
import { changeProblems, MAX_CHANGE_NOTE, type ChangeChoice } from "#core/order/line-change/line-change.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { ChangeLineRow } from "./change-line-row.tsx";
import * as styles from "./change-sheet.css.ts";

interface ChangeSheetProps {
  readonly order: StaffOrder;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** What staff proposes: how much is left of each line, what comes instead, and the total that it leads to. */
export function ChangeSheet({ order, isOpen, layer, onClose }: ChangeSheetProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.lineChange;
  const board = useOrderBoard();
  const now = useSelected(board, selectBoardInstant);
  const reading = useScreenActor((app) => createMenuReading(app, order.shopId));
  const menu = useSelected(reading, selectAnswer);
  const isUnread = useSelected(reading, (snapshot) => selectPollingError(snapshot) !== null);
  const index = useMemo(() => (menu === null ? null : indexMenu(menu)), [menu]);
  const [draft, setDraft] = useState<readonly ChangeChoice[]>([]);
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { lines, location, fulfillmentMethod } = order;
  const scope = { menu: index, locationId: location.id, fulfillmentMethod, now };
  const proposed = proposedLines(draft, scope);
  const problems = changeProblems(proposed, text, lines);
  const messageOf = (key: string | undefined, limits = {}): string | undefined =>
    key === undefined || !isAsked ? undefined : fieldText(i18n, key, limits);
  const error = messageOf(problems["change.lines"], { min: 1 });
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (Object.keys(problems).length > 0) return;
      const move = { event: "propose_change", change: { lines: draft }, text } as const;
      board.send({ type: "orderBoard.move", orderId: order.id, move });
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      size="lg"
      height="screen-mobile"
      title={words.title({ number: order.number })}
      element={element}
      confirm={words.confirm()}
      error={error}
      summary={
        <p className={styles.totals} role="status">
          {words.totals({
            before: format.money(order.total),
            after: format.money(draftTotal(order, proposed)),
          })}
        </p>
      }
      before={
        <>
          <p className={styles.quiet}>{words.hint[order.ifMissing]()}</p>
          <ul className={styles.lines} aria-label={t.operations.lines()}>
            {lines.map((line) => (
              <ChangeLineRow
                key={line.itemId}
                order={order}
                line={line}
                choice={draft.find(({ itemId }) => itemId === line.itemId) ?? null}
                replacement={proposed.find(({ itemId }) => itemId === line.itemId)?.replacement ?? null}
                menu={menu}
                isMenuUnread={isUnread}
                onReadMenu={() => reading.send({ type: "polling.retry" })}
                onQtyLeft={(qtyLeft) => setDraft((before) => withQtyLeft(before, line, qtyLeft))}
                onReplace={(replacement) =>
                  setDraft((before) => withReplacement(before, line.itemId, replacement))
                }
              />
            ))}
          </ul>
        </>
      }
    >
      <TextField
        label={words.note()}
        optionalLabel={t.common.optional()}
        value={text}
        onChange={setText}
        maxLength={MAX_CHANGE_NOTE}
        rows={2}
        error={messageOf(problems.text, { max: MAX_CHANGE_NOTE })}
      />
    </FormDialog>
  );
}
