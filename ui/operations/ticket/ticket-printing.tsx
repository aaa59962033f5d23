import { useState, type ReactElement } from "react";
import { createTicket } from "#core/app/screen/create-ticket.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { selectDrawnTicket, selectLastPrinting } from "#core/order/ticket/ticket.machine.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useStackedModal } from "#ui/modal/use-modal.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./ticket-printing.css.ts";
import { TicketSheet } from "./ticket-sheet.tsx";

interface TicketPrintingProps {
  readonly order: StaffOrder;
}

/** One printing: asks before a copy, says when it cannot be done, and lays the ticket out for the printer. */
export function TicketPrinting({ order }: TicketPrintingProps): ReactElement {
  const { t, format } = useI18n();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const [isClosed, setClosed] = useState(false);
  const ticket = useScreenActor((app) => createTicket(app, order.id));
  const drawn = useSelected(ticket, selectDrawnTicket);
  const last = useSelected(ticket, selectLastPrinting);
  const isAsking = useSelected(ticket, (snapshot) => snapshot.hasTag("asking"));
  const isFailed = useSelected(ticket, (snapshot) => snapshot.hasTag("failed"));
  const isOpen = !isClosed && (isAsking || isFailed);
  const layer = useStackedModal("operations.ticket", isOpen);
  const close = (): void => setClosed(true);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        zIndex={layer}
        size="sm"
        role="alertdialog"
        title={
          isFailed
            ? t.operations.ticket.failed({ number: order.number })
            : t.operations.ticket.again({ number: order.number })
        }
        footer={
          <div className={styles.buttons}>
            <Button color="white" onPress={close}>
              {t.common.back()}
            </Button>
            <Button onPress={() => ticket.send({ type: isFailed ? "ticket.retry" : "ticket.confirm" })}>
              {isFailed ? t.common.retry() : t.operations.ticket.printCopy()}
            </Button>
          </div>
        }
      >
        {isFailed
          ? t.operations.ticket.failedText()
          : last !== null &&
            t.operations.ticket.printedBy({
              time: format.relative(last.at, now, OFFICE_TIMEZONE),
              name: last.by,
            })}
      </Dialog>
      {drawn !== null && (
        <TicketSheet
          ticket={drawn}
          onDrawn={(heightMillimeters) => ticket.send({ type: "ticket.drawn", heightMillimeters })}
        />
      )}
    </>
  );
}
