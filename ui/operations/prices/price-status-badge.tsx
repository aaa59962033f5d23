import type { ReactElement } from "react";
import type { PriceUpdateStatus } from "#core/menu/price-update/price-update.ts";
import { CalendarIcon, UndoIcon } from "#ui/design/icons/office.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { CheckIcon } from "#ui/design/icons/controls.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface PriceStatusBadgeProps {
  readonly status: PriceUpdateStatus;
}

const TONES = { draft: "warn", scheduled: "info", applied: "success", reverted: "neutral" } as const;
const ICONS = { draft: NoteIcon, scheduled: CalendarIcon, applied: CheckIcon, reverted: UndoIcon } as const;

/** Where a price update is in its lifecycle, as text, icon and color. */
export function PriceStatusBadge({ status }: PriceStatusBadgeProps): ReactElement {
  const { t } = useI18n();
  const Icon = ICONS[status];
  return (
    <Badge tone={TONES[status]} icon={<Icon size={14} />}>
      {t.priceUpdates.statuses[status]()}
    </Badge>
  );
}
