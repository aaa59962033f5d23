import { contactName } from "#core/order/contact-name.ts";
import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import { isFirstOrder, moneyToCollect, promisedTime } from "#core/order/board/card-facts.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { Detail } from "./detail.tsx";
import * as styles from "./order-dialog.css.ts";

interface ContactDetailsProps {
  readonly order: StaffOrder;
}

/** Customer, address, time and payment of an order. */
export function ContactDetails({ order }: ContactDetailsProps): ReactElement {
  const { t, format } = useI18n();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { contact, customer, deliveryAddress, payment, companyInvoice } = order;
  const courierNote = deliveryAddress?.courierNote ?? null;
  return (
    <dl className={styles.details}>
      <Detail label={t.fulfillment[order.fulfillmentMethod]()}>
        {format.relative(promisedTime(order), now, OFFICE_TIMEZONE)}
      </Detail>
      <Detail label={t.operations.customer()}>
        {isolate(contactName(contact))}
        {" · "}
        {isFirstOrder(order)
          ? t.operations.newCustomer()
          : t.operations.nthOrder({ n: customer.ordersCount })}
        <br />
        <a href={`tel:${contact.phone}`} className={styles.phone}>
          <PhoneIcon />
          {format.phone(contact.phone)}
        </a>
      </Detail>
      {deliveryAddress !== null && (
        <Detail label={t.operations.address()}>{format.address(deliveryAddress)}</Detail>
      )}
      {courierNote !== null && (
        <Detail label={t.operations.courierNote()}>
          <bdi>{courierNote}</bdi>
        </Detail>
      )}
      {order.courier !== null && (
        <Detail label={t.operations.courier.label()}>
          <bdi>{order.courier.name}</bdi>
          {order.courier.phone !== null && (
            <>
              <br />
              <a href={`tel:${order.courier.phone}`} className={styles.phone}>
                <PhoneIcon />
                {format.phone(order.courier.phone)}
              </a>
            </>
          )}
        </Detail>
      )}
      <Detail label={t.operations.payment()}>
        {payment.method === "cash" ? t.operations.cash() : t.operations.card()}
        {moneyToCollect(order) === null && ` · ${t.operations.paid()}`}
        {payment.refunded !== null &&
          ` · ${t.operations.complaint.refunded({ amount: format.money(payment.refunded) })}`}
        {payment.cashChangeFor !== null &&
          ` · ${t.operations.changeFor({ amount: format.money(payment.cashChangeFor) })}`}
      </Detail>
      {companyInvoice !== null && (
        <Detail label={t.operations.company()}>
          {t.navigation.company({ name: companyInvoice.name, taxId: companyInvoice.taxId })}
        </Detail>
      )}
    </dl>
  );
}
