import type { ReactElement } from "react";
import type { Slot } from "#core/shop/slot/promise.ts";
import type { Instant } from "#core/time/instant.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";

interface SlotChipsProps {
  readonly slots: readonly Slot[];
  readonly label: string;
  readonly chosen: Instant | null;
  readonly onChoose: (slotStart: Instant) => void;
}

/** The slots of one day; a full one is shown as full. */
export function SlotChips({ slots, label, chosen, onChoose }: SlotChipsProps): ReactElement {
  const { t, format } = useI18n();
  const { zone } = useShopTime();
  if (slots.length === 0) return <Banner tone="neutral">{t.checkout.noSlots()}</Banner>;
  return (
    <RadioGroup
      label={label}
      labelHidden
      look="grid"
      value={chosen}
      options={slots.map(({ start, end, available }) => ({
        value: start,
        label: format.timeRange(start, end, zone),
        trail: available ? undefined : t.checkout.slotFull(),
        isDisabled: !available,
      }))}
      onChange={onChoose}
    />
  );
}
