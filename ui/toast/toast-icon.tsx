import type { ReactElement } from "react";
import type { ToastIcon as IconName } from "#core/toast/toast.ts";
import type { IconProps } from "#ui/design/icon.tsx";
import { TicketIcon } from "#ui/design/icons/purchase.tsx";
import { InfoIcon, SuccessIcon, WarningIcon } from "#ui/design/icons/status.tsx";
import { BagIcon } from "#ui/design/icons/storefront.tsx";

const ICONS: Readonly<Record<IconName, (props: IconProps) => ReactElement>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  cart: BagIcon,
  coupon: TicketIcon,
};

interface ToastIconProps {
  readonly name: IconName;
}

/** The icon that a toast names; decorative. */
export function ToastIcon({ name }: ToastIconProps): ReactElement {
  const Icon = ICONS[name];
  return <Icon />;
}
