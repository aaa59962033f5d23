import type { ReactElement } from "react";
import type { Orderability } from "#core/menu/orderability.ts";
import type { Instant } from "#core/time/instant.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";

interface StockNoteProps {
  readonly orderability: Orderability;
  readonly now: Instant;
  readonly timezone: string;
}

/** Why a product cannot be ordered now, and until when; nothing for one that can. */
export function StockNote({ orderability, now, timezone }: StockNoteProps): ReactElement | null {
  const i18n = useI18n();
  const text = stockText(i18n, orderability, now, timezone);
  return text === null ? null : <Badge>{text}</Badge>;
}

/** The same as text; null for a product that can be ordered. */
export function stockText(
  { t, format }: I18n,
  orderability: Orderability,
  now: Instant,
  timezone: string,
): string | null {
  switch (orderability.kind) {
    case "orderable":
      return null;
    case "soldOut":
      return orderability.until === null
        ? t.menu.soldOut()
        : t.menu.soldOutUntil({ when: format.until(orderability.until, now, timezone) });
    case "notForMethod":
      return t.menu.notForMethod({ method: t.fulfillment[orderability.method]() });
    case "notHere":
      return t.menu.notHere();
  }
}
