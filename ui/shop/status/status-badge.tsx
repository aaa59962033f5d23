import type { ReactElement } from "react";
import { locationStatus } from "#core/shop/location-status.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { PlaceOfOrder } from "./use-place-of-order.ts";

interface StatusBadgeProps {
  readonly place: PlaceOfOrder;
}

const TONES = { open: "success", busy: "warn", paused: "warn", closed: "neutral" } as const;

/** Open, busy or closed, in one word. */
export function StatusBadge({ place }: StatusBadgeProps): ReactElement {
  const { t } = useI18n();
  const { shop, location, method, now } = place;
  const { kind } = locationStatus(shop, location, method, now);
  const words = {
    open: t.shop.open,
    busy: t.shop.busyShort,
    paused: t.shop.pausedShort,
    closed: t.shop.closedShort,
  };
  return (
    <Badge tone={TONES[kind]} size="lg">
      {words[kind]()}
    </Badge>
  );
}
