import type { ReactElement } from "react";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { CheckIcon } from "#ui/design/icons/controls.tsx";
import { PotIcon } from "#ui/design/icons/operations.tsx";
import { FailureIcon } from "#ui/design/icons/status.tsx";
import { BagIcon, BikeIcon, ClockIcon, HeartIcon } from "#ui/design/icons/storefront.tsx";

interface OrderStatusIconProps {
  readonly status: OrderStatus;
  readonly size?: number;
}

const ICONS = {
  pending: ClockIcon,
  accepted: CheckIcon,
  preparing: PotIcon,
  ready: BagIcon,
  out_for_delivery: BikeIcon,
  fulfilled: HeartIcon,
  rejected: FailureIcon,
  cancelled: FailureIcon,
} as const;

/** The icon of an order's status. */
export function OrderStatusIcon({ status, size }: OrderStatusIconProps): ReactElement {
  const Icon = ICONS[status];
  return <Icon size={size} />;
}
