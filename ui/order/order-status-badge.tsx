import type { ReactElement } from "react";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderStatusIcon } from "./order-status-icon.tsx";

interface OrderStatusBadgeProps {
  readonly status: OrderStatus;
}

const TONES = {
  pending: "warn",
  accepted: "info",
  preparing: "info",
  ready: "success",
  out_for_delivery: "info",
  fulfilled: "neutral",
  rejected: "danger",
  cancelled: "danger",
} as const;

/** The status of an order as text, icon and color. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps): ReactElement {
  const { t } = useI18n();
  return (
    <Badge tone={TONES[status]} icon={<OrderStatusIcon status={status} size={14} />}>
      {t.orders.status[status]()}
    </Badge>
  );
}
