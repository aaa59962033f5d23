import type { ReactElement, ReactNode } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import { isFirstOrder, promisedTime } from "#core/orders/card-facts.ts";
import { selectDeskInstant } from "#core/orders/board.selectors.ts";
import type { StaffOrder } from "#core/orders/order.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelector } from "@xstate/react";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import * as styles from "./order-dialog.css.ts";

interface OrderContactFactsProps {
  readonly order: StaffOrder;
}

/** For whom, where to, when, and how it is paid. */
export function OrderContactFacts({ order }: OrderContactFactsProps): ReactElement {
  const { L, format } = useI18n();
  const now = useSelector(useDesk(), selectDeskInstant);
  const { contact, customer, deliveryAddress, payment, companyInvoice } = order;
  const courierNote = deliveryAddress?.courierNote ?? null;
  return (
    <dl className={styles.facts}>
      <Fact label={L.fulfillment[order.fulfillmentMethod]()}>
        {format.relative(promisedTime(order), now, OFFICE_TIMEZONE)}
      </Fact>
      <Fact label={L.operations.customer()}>
        {isolate([contact.firstName, contact.lastName].filter(Boolean).join(" "))}
        {" · "}
        {isFirstOrder(order)
          ? L.operations.newCustomer()
          : L.operations.nthOrder({ n: customer.ordersCount })}
        <br />
        <a href={`tel:${contact.phone}`} className={styles.phone}>
          <PhoneIcon />
          {format.phone(contact.phone)}
        </a>
      </Fact>
      {deliveryAddress !== null && (
        <Fact label={L.operations.address()}>{format.address(deliveryAddress)}</Fact>
      )}
      {courierNote !== null && (
        <Fact label={L.operations.courierNote()}>
          <bdi>{courierNote}</bdi>
        </Fact>
      )}
      <Fact label={L.operations.payment()}>
        {payment.method === "cash" ? L.operations.cash() : L.operations.card()}
        {payment.status === "paid" && ` · ${L.operations.paid()}`}
        {payment.cashChangeFor !== null &&
          ` · ${L.operations.changeFor({ amount: format.money(payment.cashChangeFor) })}`}
      </Fact>
      {companyInvoice !== null && (
        <Fact label={L.operations.company()}>
          {L.navigation.company({ name: companyInvoice.name, taxId: companyInvoice.taxId })}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps): ReactElement {
  return (
    <div className={styles.fact}>
      <dt className={styles.heading}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
