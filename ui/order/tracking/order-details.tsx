import { contactName } from "#core/order/contact-name.ts";
import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import type { Order } from "#core/order/order.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { paymentText } from "./payment-text.ts";
import * as styles from "./order-screen.css.ts";

function listed(...texts: readonly string[]): string {
  return texts.map(isolate).join(", ");
}

interface OrderDetailsProps {
  readonly order: Order;
}

/** Who, where to, how it is paid, and the wishes of the order. */
export function OrderDetails({ order }: OrderDetailsProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { contact, deliveryAddress, location, companyInvoice } = order;
  const courierNote = deliveryAddress?.courierNote ?? null;
  const name = isolate(contactName(contact));
  const details = [
    deliveryAddress === null
      ? { label: t.checkout.pickupTitle(), text: listed(location.name, location.address) }
      : { label: t.checkout.addressTitle(), text: format.address(deliveryAddress) },
    ...(courierNote === null ? [] : [{ label: t.fulfillment.courierNote(), text: <bdi>{courierNote}</bdi> }]),
    { label: t.checkout.contactTitle(), text: `${name} · ${format.phone(contact.phone)}` },
    { label: t.checkout.paymentTitle(), text: paymentText(i18n, order) },
    ...(order.kitchenNote === null
      ? []
      : [{ label: t.checkout.kitchenNote(), text: <bdi>{order.kitchenNote}</bdi> }]),
    ...(order.cutlery ? [{ label: t.checkout.extrasTitle(), text: t.checkout.cutlery() }] : []),
    { label: t.checkout.ifMissing(), text: t.checkout.ifMissingChoice[order.ifMissing]() },
    ...(companyInvoice === null
      ? []
      : [{ label: t.checkout.invoice(), text: listed(companyInvoice.name, companyInvoice.taxId) }]),
  ];
  return (
    <dl className={styles.details}>
      {details.map(({ label, text }) => (
        <div key={label} className={styles.detail}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
