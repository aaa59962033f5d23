import type { ReactElement } from "react";
import type { OrderingState } from "#core/shop/ordering-state.ts";
import { PauseIcon } from "#ui/design/icons/office.tsx";
import { SuccessIcon } from "#ui/design/icons/status.tsx";
import { ClockIcon } from "#ui/design/icons/storefront.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";

const ICONS: Readonly<Record<OrderingState["mode"], ReactElement>> = {
  online: <SuccessIcon />,
  busy: <ClockIcon />,
  paused: <PauseIcon />,
};

/** The shape of an ordering state. */
export function orderingIcon({ mode }: OrderingState): ReactElement {
  return ICONS[mode];
}

/** An ordering state in words, such as "Busy: +15 min". */
export function orderingWords({ t }: I18n, { mode, extraMinutes }: OrderingState): string {
  switch (mode) {
    case "online":
      return t.ordering.online();
    case "busy":
      return t.ordering.busyFor({ minutes: extraMinutes });
    case "paused":
      return t.ordering.paused();
  }
}
