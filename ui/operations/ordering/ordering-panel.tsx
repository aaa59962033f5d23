import { useId, useState, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { workplaceName, type Workplace } from "#core/account/workplace.ts";
import {
  BUSY_CHOICES,
  chosenOrderingState,
  orderingDurations,
  type OrderingDuration,
} from "#core/shop/ordering/ordering-choice.ts";
import type { OrderedLocation } from "#core/shop/ordering/ordering-states.machine.ts";
import type { OrderingState } from "#core/shop/ordering-state.ts";
import {
  selectIsOrderingBusy,
  selectIsOrderingFailed,
  selectOrderingState,
} from "#core/shop/ordering/ordering.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { PauseIcon, PlayIcon } from "#ui/design/icons/office.tsx";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { ClockIcon } from "#ui/design/icons/storefront.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { useOffice } from "../office-context.tsx";
import { AbsenceSwitch } from "./absence-switch.tsx";
import { orderingIcon, orderingWords } from "./ordering-state-words.tsx";
import * as styles from "./ordering-panel.css.ts";

interface OrderingPanelProps {
  readonly workplace: Workplace;
  readonly ordered: OrderedLocation;
}

/** One location: its ordering state, and three buttons that change it at once; a pin is asked twice (SHOP-15). */
export function OrderingPanel({ workplace, ordered }: OrderingPanelProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const id = useId();
  const { organization, user } = useOffice();
  const { confirmation } = useActors();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const state = useSelected(ordered.actor, (snapshot) => selectOrderingState(snapshot, now));
  const isBusy = useSelected(ordered.actor, selectIsOrderingBusy);
  const isFailed = useSelected(ordered.actor, selectIsOrderingFailed);
  const [extraMinutes, setExtraMinutes] = useState<number>(BUSY_CHOICES[1]);
  const [duration, setDuration] = useState<OrderingDuration>(60);
  const { location, timezone } = workplace;
  const mayPin = mayUser(user, user.selectedOrganizationId, "ordering.pin", location.id);
  const durations = orderingDurations(mayPin);
  const change = (mode: OrderingState["mode"]): void => {
    const chosen = chosenOrderingState({ mode, extraMinutes, duration }, location, now, timezone);
    const write = (): void => ordered.actor.send({ type: "ordering.change", state: chosen });
    if (!chosen.pinned) return write();
    confirmation.send({
      type: "confirmation.ask",
      confirmation: {
        title: keyMessage(chosen.mode === "busy" ? "ordering.pinBusyTitle" : "ordering.pinPausedTitle", {
          name: location.name,
        }),
        subtitle: keyMessage("ordering.pinText"),
        customContent: null,
        onConfirm: write,
      },
    });
  };
  const durationWords: Readonly<Record<OrderingDuration, string>> = {
    30: t.ordering.halfHour(),
    60: t.ordering.oneHour(),
    120: t.ordering.twoHours(),
    endOfDay: t.ordering.endOfDay(),
    pinned: t.ordering.untilSomebody(),
  };
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={isBusy}>
      <h3 id={id} className={styles.name}>
        <bdi>{organization === null ? location.name : workplaceName(workplace, organization)}</bdi>
      </h3>
      {isFailed && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="sm" color="white" onPress={() => ordered.actor.send({ type: "ordering.refresh" })}>
              {t.common.retry()}
            </Button>
          }
        >
          {t.common.loadingFailed()}
        </Banner>
      )}
      {state !== null && (
        <p className={styles.state({ mode: state.mode })} role="status">
          {orderingIcon(state)}
          <span>
            {orderingWords(i18n, state)}
            {state.until !== null &&
              `, ${t.ordering.until({ time: format.until(state.until, now, OFFICE_TIMEZONE) })}`}
            {state.pinned && state.until === null && `, ${t.ordering.untilSomebody()}`}
          </span>
        </p>
      )}
      <div className={styles.fields}>
        <SelectField
          label={t.ordering.howLong()}
          value={String(duration)}
          options={durations.map((value) => ({ value: String(value), label: durationWords[value] }))}
          onChange={(value) => setDuration(durations.find((known) => String(known) === value) ?? 60)}
        />
        <SelectField
          label={t.ordering.extraMinutes()}
          value={String(extraMinutes)}
          options={BUSY_CHOICES.map((n) => ({ value: String(n), label: t.ordering.plusMinutes({ n }) }))}
          onChange={(value) => setExtraMinutes(Number(value))}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          color="accent"
          icon={<PlayIcon />}
          isDisabled={isBusy || state?.mode === "online"}
          onPress={() => change("online")}
        >
          {t.ordering.goOnline()}
        </Button>
        <Button color="white" icon={<ClockIcon />} isDisabled={isBusy} onPress={() => change("busy")}>
          {t.ordering.goBusy()}
        </Button>
        <Button color="white" icon={<PauseIcon />} isDisabled={isBusy} onPress={() => change("paused")}>
          {t.ordering.pause()}
        </Button>
      </div>
      {mayPin && <AbsenceSwitch locationId={location.id} />}
    </section>
  );
}
