import type { ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import { narrowed, ORDER_CUSTOMERS, TEST_CHOICES, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { ORDER_SOURCES } from "#core/order/order.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./order-filters.css.ts";

interface FilterFieldsProps {
  readonly query: OrdersQuery;
  readonly onChange: (query: OrdersQuery) => void;
}

const ALL = "all";

/** Status, method, payment, source, customer, test orders, and those alone that are late or complained of. */
export function FilterFields({ query, onChange }: FilterFieldsProps): ReactElement {
  const { t } = useI18n();
  const all = { value: ALL, label: t.common.all() };
  return (
    <>
      <SelectField
        label={t.orderFilters.status()}
        options={[
          all,
          ...ORDER_STATUSES.map((status) => ({ value: status, label: t.orders.status[status]() })),
        ]}
        value={query.status ?? ALL}
        onChange={(value) => onChange(narrowed(query, { status: chosen(ORDER_STATUSES, value) }))}
      />
      <SelectField
        label={t.orderFilters.method()}
        options={[
          all,
          ...FULFILLMENT_METHODS.map((method) => ({ value: method, label: t.fulfillment[method]() })),
        ]}
        value={query.method ?? ALL}
        onChange={(value) => onChange(narrowed(query, { method: chosen(FULFILLMENT_METHODS, value) }))}
      />
      <SelectField
        label={t.orderFilters.payment()}
        options={[
          all,
          ...PAYMENT_METHODS.map((payment) => ({
            value: payment,
            label: payment === "cash" ? t.operations.cash() : t.operations.card(),
          })),
        ]}
        value={query.payment ?? ALL}
        onChange={(value) => onChange(narrowed(query, { payment: chosen(PAYMENT_METHODS, value) }))}
      />
      <SelectField
        label={t.orderFilters.source()}
        options={[
          all,
          ...ORDER_SOURCES.map((source) => ({ value: source, label: t.orderFilters.sources[source]() })),
        ]}
        value={query.source ?? ALL}
        onChange={(value) => onChange(narrowed(query, { source: chosen(ORDER_SOURCES, value) }))}
      />
      <SelectField
        label={t.orderFilters.customer()}
        options={[
          all,
          ...ORDER_CUSTOMERS.map((customer) => ({
            value: customer,
            label: t.orderFilters.customers[customer](),
          })),
        ]}
        value={query.customer ?? ALL}
        onChange={(value) => onChange(narrowed(query, { customer: chosen(ORDER_CUSTOMERS, value) }))}
      />
      <SelectField
        label={t.orderFilters.tests()}
        options={[
          all,
          ...TEST_CHOICES.map((choice) => ({ value: choice, label: t.orderFilters.testChoices[choice]() })),
        ]}
        value={query.tests ?? ALL}
        onChange={(value) => onChange(narrowed(query, { tests: chosen(TEST_CHOICES, value) }))}
      />
      <div className={styles.late}>
        <Checkbox
          label={t.orderFilters.lateOnly()}
          isSelected={query.lateOnly}
          onChange={(lateOnly) => onChange(narrowed(query, { lateOnly }))}
        />
      </div>
      <div className={styles.late}>
        <Checkbox
          label={t.orderFilters.complaintOnly()}
          isSelected={query.complaintOnly}
          onChange={(complaintOnly) => onChange(narrowed(query, { complaintOnly }))}
        />
      </div>
    </>
  );
}

function chosen<const T extends string>(values: readonly T[], value: string): T | null {
  return values.find((one) => one === value) ?? null;
}
