import type { ReactElement } from "react";
import { createSlotDay } from "#core/app/screen/create-slot-day.ts";
import type { SlotDayParams } from "#core/checkout/slot/slot-day.machine.ts";
import { selectSlots } from "#core/checkout/slot/slot-day.selectors.ts";
import { selectPollingError } from "#core/polling/polling.selectors.ts";
import type { Instant } from "#core/time/instant.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { choices } from "#ui/design/choice/choice-group.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

import { SlotChips } from "./slot-chips.tsx";

interface SlotListProps {
  readonly params: SlotDayParams;
  readonly label: string;
  readonly chosen: Instant | null;
  readonly onChoose: (slotStart: Instant) => void;
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The slots of a day that the quote does not contain; they are loaded. */
export function SlotList({ params, label, chosen, onChoose }: SlotListProps): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor((app) => createSlotDay(app, params));
  const slots = useSelected(actor, selectSlots);
  const error = useSelected(actor, selectPollingError);
  if (error !== null)
    return (
      <Banner
        tone="danger"
        role="alert"
        action={
          <Button size="sm" look="outline" onPress={() => actor.send({ type: "polling.retry" })}>
            {t.common.retry()}
          </Button>
        }
      >
        {t.checkout.slotsFailed()}
      </Banner>
    );
  if (slots === null)
    return (
      <div className={choices.grid} role="status" aria-busy="true">
        <VisuallyHidden>{t.common.loading()}</VisuallyHidden>
        {SKELETONS.map((index) => (
          <Skeleton key={index} shape="button" />
        ))}
      </div>
    );
  return <SlotChips slots={slots} label={label} chosen={chosen} onChoose={onChoose} />;
}
