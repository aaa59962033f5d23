import { useCallback, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import type { Ticket } from "#core/order/ticket/printing.ts";
import * as styles from "./ticket-sheet.css.ts";

const MILLIMETERS_PER_INCH = 25.4;
const PIXELS_PER_INCH = 96;

interface TicketSheetProps {
  readonly ticket: Ticket;
  /** Called once it is laid out, with its height in millimeters. */
  readonly onDrawn: (heightMillimeters: number) => void;
}

/** The ticket as it is printed, the only thing of the page that is; on the screen nobody sees it. */
export function TicketSheet({ ticket, onDrawn }: TicketSheetProps): ReactElement {
  const [tell] = useState(() => onDrawn);
  const measure = useCallback(
    (sheet: HTMLElement | null): void => {
      if (sheet === null) return;
      tell((sheet.getBoundingClientRect().height / PIXELS_PER_INCH) * MILLIMETERS_PER_INCH);
    },
    [tell],
  );
  return createPortal(
    <div ref={measure} className={styles.sheet} aria-hidden>
      {ticket.rows.map(({ look, qty, text }, index) => (
        <p key={index} className={styles.row[look]}>
          {qty !== null && <span className={styles.quantity}>{qty}×</span>}
          <bdi>{text}</bdi>
        </p>
      ))}
    </div>,
    document.body,
  );
}
