import { Suspense, useState, type ReactElement } from "react";
import type { StaffOrder } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

const TicketPrinting = late(async () => (await import("./ticket-printing.tsx")).TicketPrinting);

interface TicketButtonProps {
  readonly order: StaffOrder;
  readonly className?: string;
}

/** Prints the ticket of an order. */
export function TicketButton({ order, className }: TicketButtonProps): ReactElement {
  const { t } = useI18n();
  // Each press is a printing of its own.
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button size="md" look="soft" className={className} onPress={() => setPresses((before) => before + 1)}>
        <span>
          {t.operations.ticket.print()}
          <VisuallyHidden> {order.number}</VisuallyHidden>
        </span>
      </Button>
      {presses > 0 && (
        <Suspense>
          <TicketPrinting key={presses} order={order} />
        </Suspense>
      )}
    </>
  );
}
