import type { ReactElement } from "react";
import { openSlotDay } from "#core/app/open-slot-day.ts";
import type { SlotDayQuestion } from "#core/checkout/slot-day.machine.ts";
import { selectIsSlotDayFailed, selectSlots } from "#core/checkout/slot-day.selectors.ts";
import type { Instant } from "#core/time/instant.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/banner.tsx";
import { Button } from "#ui/design/button.tsx";
import { Skeleton } from "#ui/design/skeleton.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ChipRadios } from "./chip-radios.tsx";
import * as styles from "./chip-radios.css.ts";
import { useShopTime } from "#ui/shop/use-shop-time.ts";

interface SlotListProps {
  readonly question: SlotDayQuestion;
  readonly label: string;
  readonly chosen: Instant | null;
  readonly onChoose: (slotStart: Instant) => void;
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The slots of one day; a full one is shown and says so. */
export function SlotList({ question, label, chosen, onChoose }: SlotListProps): ReactElement {
  const { L, format } = useI18n();
  const { zone } = useShopTime();
  const actor = useScreenActor((app) => openSlotDay(app, question));
  const slots = useSelected(actor, selectSlots);
  const hasFailed = useSelected(actor, selectIsSlotDayFailed);
  if (hasFailed)
    return (
      <Banner
        tone="danger"
        role="alert"
        action={
          <Button size="sm" look="outline" onPress={() => actor.send({ type: "slots.retry" })}>
            {L.common.retry()}
          </Button>
        }
      >
        {L.checkout.slotsFailed()}
      </Banner>
    );
  if (slots === null)
    return (
      <div className={styles.grid} role="status" aria-busy="true">
        <VisuallyHidden>{L.common.loading()}</VisuallyHidden>
        {SKELETONS.map((index) => (
          <Skeleton key={index} shape="button" />
        ))}
      </div>
    );
  if (slots.length === 0) return <Banner tone="neutral">{L.checkout.noSlots()}</Banner>;
  return (
    <ChipRadios
      label={label}
      labelHidden
      layout="grid"
      value={chosen}
      chips={slots.map(({ start, end, available }) => ({
        value: start,
        label: format.timeRange(start, end, zone),
        note: available ? undefined : L.checkout.slotFull(),
        isDisabled: !available,
      }))}
      onChange={(value) => {
        const slot = slots.find(({ start }) => start === value);
        if (slot !== undefined) onChoose(slot.start);
      }}
    />
  );
}
