import { contactName } from "#core/order/contact-name.ts";
import type { ReactElement } from "react";
import { Cell, Column, Row, Table, TableBody, TableHeader } from "react-aria-components/Table";
import { narrowed, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { orderPath } from "#core/order/list/orders-address.ts";
import { isLate } from "#core/order/list/late-order.ts";
import { waitingComplaint } from "#core/order/complaint/complaint.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { ChevronDownIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { OrderStatusBadge } from "#ui/order/order-status-badge.tsx";
import { TestBadge } from "#ui/order/test-badge.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./order-table.css.ts";

interface OrderTableProps {
  readonly orders: readonly StaffOrder[];
  readonly query: OrdersQuery;
  /** Another page is on its way. */
  readonly isBusy: boolean;
  readonly onSort: (query: OrdersQuery) => void;
}

/** Orders as rows; on a phone each is a card of two lines. Times are those of the office (ROUTE-11). */
export function OrderTable({ orders, query, isBusy, onSort }: OrderTableProps): ReactElement {
  const { t, format } = useI18n();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const direction = query.oldestFirst ? "ascending" : "descending";
  return (
    <Table
      className={styles.table}
      aria-label={t.orderFilters.title()}
      data-busy={isBusy || undefined}
      sortDescriptor={{ column: "placed", direction }}
      onSortChange={(sort) => onSort(narrowed(query, { oldestFirst: sort.direction === "ascending" }))}
    >
      <TableHeader className={styles.header}>
        <Column id="number" isRowHeader className={styles.numberColumn}>
          {t.orderFilters.number()}
        </Column>
        <Column id="placed" allowsSorting className={styles.column}>
          <span className={styles.sortable}>
            {t.orderFilters.placed()}
            <ChevronDownIcon size={16} className={styles.arrow[direction]} />
          </span>
        </Column>
        <Column id="customer" className={styles.column}>
          {t.orderFilters.customer()}
        </Column>
        <Column id="method" className={styles.column}>
          {t.orderFilters.method()}
        </Column>
        <Column id="status" className={styles.column}>
          {t.orderFilters.status()}
        </Column>
        <Column id="total" className={styles.totalColumn}>
          {t.orderFilters.total()}
        </Column>
      </TableHeader>
      <TableBody className={styles.body}>
        {orders.map((order) => (
          <Row key={order.id} id={order.id} className={styles.row}>
            <Cell className={styles.number}>
              <ScopedLink to={orderPath(order.id, query)} className={styles.link}>
                {order.number}
              </ScopedLink>
            </Cell>
            <Cell className={styles.placed}>{format.relative(order.placedAt, now, OFFICE_TIMEZONE)}</Cell>
            <Cell className={styles.customer}>
              <bdi>{contactName(order.contact)}</bdi>
            </Cell>
            <Cell className={styles.method}>{t.fulfillment[order.fulfillmentMethod]()}</Cell>
            <Cell className={styles.status}>
              <span className={styles.badges}>
                <OrderStatusBadge status={order.status} />
                <TestBadge order={order} />
                {isLate(order, now) && (
                  <Badge tone="danger" icon={<WarningIcon size={14} />}>
                    {t.orderFilters.late()}
                  </Badge>
                )}
                {waitingComplaint(order.complaints) !== null && (
                  <Badge tone="warn" icon={<WarningIcon size={14} />}>
                    {t.operations.complaint.open()}
                  </Badge>
                )}
              </span>
            </Cell>
            <Cell className={styles.total}>{format.money(order.total)}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
