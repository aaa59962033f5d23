import type { ReactElement } from "react";
import type { CourierOrder } from "#core/courier/courier-order.ts";
import { mustCollect } from "#core/courier/run-actions.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { RunPanel } from "./run-panel.tsx";
import * as styles from "./run.css.ts";

interface RunCustomerProps {
  readonly order: CourierOrder;
  readonly isOver: boolean;
}

/** Whom an order is for: first name, phone, address and note, and what they have yet to pay. */
export function RunCustomer({ order, isOver }: RunCustomerProps): ReactElement | null {
  const { t, format } = useI18n();
  const { contact, deliveryAddress } = order;
  if (contact === null) return null;
  const note = deliveryAddress?.courierNote ?? null;
  return (
    <RunPanel title={t.courier.customer()}>
      <p className={styles.name}>
        <bdi>{contact.firstName}</bdi>
      </p>
      <a href={`tel:${contact.phone}`} className={buttonStyle({ color: "dark", fullWidth: true })}>
        <PhoneIcon />
        {t.courier.call({ phone: format.phone(contact.phone) })}
      </a>
      <dl className={styles.facts}>
        {deliveryAddress !== null && (
          <div>
            <dt className={styles.label}>{t.courier.address()}</dt>
            <dd className={styles.strong}>{format.address(deliveryAddress)}</dd>
          </div>
        )}
        {note !== null && (
          <div>
            <dt className={styles.label}>{t.courier.note()}</dt>
            <dd className={styles.strong}>
              <bdi>{note}</bdi>
            </dd>
          </div>
        )}
        {!isOver && (
          <div>
            <dt className={styles.label}>{t.courier.collect()}</dt>
            {mustCollect(order) ? (
              <dd className={styles.sum}>{format.money(order.toCollect)}</dd>
            ) : (
              <dd className={styles.strong}>{t.courier.nothingToCollect()}</dd>
            )}
          </div>
        )}
      </dl>
      {deliveryAddress !== null && (
        <PlaceLinks coordinates={deliveryAddress.coordinates} name={contact.firstName} />
      )}
    </RunPanel>
  );
}
