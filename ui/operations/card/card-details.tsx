import type { ReactElement, ReactNode } from "react";
import { isFirstOrder, moneyToCollect, promisedTime, zoneNameOf } from "#core/order/board/card-facts.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { PHONE_SOURCE } from "#core/order/order.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { CalendarIcon, CardIcon, CashIcon } from "#ui/design/icons/office.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { BagIcon, BikeIcon, PinIcon, StoreIcon, UserIcon } from "#ui/design/icons/storefront.tsx";
import { SuccessIcon, WarningIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { useOffice } from "../office-context.tsx";
import * as styles from "./card-details.css.ts";

interface CardDetailsProps {
  readonly order: StaffOrder;
}

/** Fulfillment method, promised time, customer and the amount to collect. */
export function CardDetails({ order }: CardDetailsProps): ReactElement {
  const { t, format } = useI18n();
  const { zones, workplaces, locationId } = useOffice();
  const { fulfillmentMethod, contact, customer, deliveryAddress, requestedFor, location } = order;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const zone = zoneNameOf(order, zones);
  return (
    <ul className={styles.details}>
      <Detail
        icon={fulfillmentMethod === "delivery" ? <BikeIcon size={24} /> : <BagIcon size={24} />}
        isStrong
      >
        {format.time(promisedTime(order), OFFICE_TIMEZONE)}
        {" · "}
        {t.fulfillment[fulfillmentMethod]()}
      </Detail>
      {requestedFor !== null && (
        <Detail icon={<CalendarIcon />}>
          {t.operations.scheduledFor({ when: format.relative(requestedFor, now, OFFICE_TIMEZONE) })}
        </Detail>
      )}
      <Detail icon={<UserIcon />}>
        <bdi>{contact.firstName}</bdi>
        {" · "}
        {isFirstOrder(order) ? (
          <strong>{t.operations.newCustomer()}</strong>
        ) : (
          t.operations.nthOrder({ n: customer.ordersCount })
        )}
        {customer.isBlocked && (
          <>
            {" "}
            <Badge tone="danger" icon={<WarningIcon size={14} />}>
              {t.operations.blockedCustomer()}
            </Badge>
          </>
        )}
      </Detail>
      {order.source === PHONE_SOURCE && <Detail icon={<PhoneIcon />}>{t.phoneOrder.title()}</Detail>}
      {workplaces.length > 1 && locationId === null && (
        <Detail icon={<StoreIcon />}>
          <bdi>{location.name}</bdi>
        </Detail>
      )}
      {deliveryAddress !== null && (
        <Detail icon={<PinIcon />}>
          {zone === null ? format.shortAddress(deliveryAddress) : t.operations.zone({ name: zone })}
        </Detail>
      )}
      {order.courier !== null && (
        <Detail icon={<BikeIcon />}>
          {t.operations.courier.label()}: <bdi>{order.courier.name}</bdi>
        </Detail>
      )}
      <PaymentDetail order={order} />
    </ul>
  );
}

function PaymentDetail({ order }: CardDetailsProps): ReactElement {
  const { t, format } = useI18n();
  const due = moneyToCollect(order);
  const { method } = order.payment;
  if (due === null) return <Detail icon={<SuccessIcon />}>{t.operations.paid()}</Detail>;
  return (
    <Detail icon={method === "cash" ? <CashIcon /> : <CardIcon />}>
      {t.operations.toCollect({ amount: format.money(due) })}
      {", "}
      {method === "cash" ? t.operations.cash() : t.operations.card()}
    </Detail>
  );
}

interface DetailProps {
  readonly icon: ReactNode;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Detail({ icon, isStrong = false, children }: DetailProps): ReactElement {
  return (
    <li className={styles.detail({ isStrong })}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
