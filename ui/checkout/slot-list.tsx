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
import * as styles from "./chip-radios.css.ts";
import { SlotChips } from "./slot-chips.tsx";

interface SlotListProps {
  readonly question: SlotDayQuestion;
  readonly label: string;
  readonly chosen: Instant | null;
  readonly onChoose: (slotStart: Instant) => void;
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The slots of a day that the quote did not bring: they are asked for. */
export function SlotList({ question, label, chosen, onChoose }: SlotListProps): ReactElement {
  const { L } = useI18n();
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
  return <SlotChips slots={slots} label={label} chosen={chosen} onChoose={onChoose} />;
}
