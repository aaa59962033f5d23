import type { ReactElement, ReactNode } from "react";
import { ABSENCE_REASON } from "#core/order/lifecycle/absence.ts";
import { UNANSWERED_REASON } from "#core/order/lifecycle/unanswered.ts";
import type { OrderingState } from "#core/shop/ordering-state.ts";
import type { Stoppage } from "#core/shop/ordering/stoppages.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { Button } from "#ui/design/button/button.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { orderingIcon, orderingWords } from "../ordering/ordering-state-words.tsx";
import { availabilityWords } from "../products/availability-words.ts";
import * as styles from "./location-stoppages.css.ts";

interface StoppageRowProps {
  readonly stoppage: Stoppage;
  readonly locationName: string;
  readonly now: Instant;
  readonly isSaving: boolean;
  readonly mayRestore: boolean;
  readonly onRestore: () => void;
}

/** One thing that is stopped: what, until when and by whom, and the button that puts it back. */
export function StoppageRow(props: StoppageRowProps): ReactElement {
  const { stoppage, locationName, now, isSaving, mayRestore, onRestore } = props;
  const i18n = useI18n();
  const { t, format } = i18n;
  const { setBy, setAt } = stoppage.kind === "ordering" ? stoppage.state : stoppage.row;
  return (
    <li className={styles.row}>
      {stoppage.kind === "ordering" ? (
        <What
          icon={orderingIcon(stoppage.state)}
          title={orderingWords(i18n, stoppage.state)}
          detail={detailOf(i18n, stoppage.state)}
        />
      ) : (
        <What title={<bdi>{stoppage.row.name}</bdi>} detail={<bdi>{stoppage.row.sectionName}</bdi>} />
      )}
      <p className={styles.until}>
        <span>
          {stoppage.kind === "ordering"
            ? untilOf(i18n, stoppage.state, now)
            : availabilityWords(i18n, stoppage.row, now)}
        </span>
        {setBy !== null && setAt !== null && (
          <span className={styles.by}>
            {t.availability.setBy({ name: setBy, when: format.relative(setAt, now, OFFICE_TIMEZONE) })}
          </span>
        )}
      </p>
      {mayRestore && (
        <Button
          size="sm"
          color="accent"
          className={styles.restore}
          isDisabled={isSaving}
          aria-label={
            stoppage.kind === "ordering"
              ? t.stoppage.restoreOrders({ name: locationName })
              : stoppage.kind === "outOfStock"
                ? t.availability.stock.openNamed({ name: stoppage.row.name })
                : t.availability.restoreNamed({ name: stoppage.row.name })
          }
          onPress={onRestore}
        >
          {stoppage.kind === "outOfStock" ? t.availability.stock.open() : t.availability.restore()}
        </Button>
      )}
    </li>
  );
}

interface WhatProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly detail: ReactNode;
}

function What({ icon, title, detail }: WhatProps): ReactElement {
  return (
    <div className={styles.what}>
      <span className={styles.title}>
        {icon}
        {title}
      </span>
      {detail !== "" && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}

/** What it is about, and why: "delivery only · Reason: oven". */
function detailOf({ t }: I18n, { scope, reason }: OrderingState): string {
  const why = reason === null || reason === "" ? [] : [whyOf(t, reason)];
  return [...(scope === "all" ? [] : [t.stoppage.scope[scope]()]), ...why].join(" · ");
}

// What paused a location by itself has a sentence of its own; all else is what staff wrote.
function whyOf(t: I18n["t"], reason: string): string {
  if (reason === UNANSWERED_REASON) return t.stoppage.notAnswered();
  return reason === ABSENCE_REASON ? t.stoppage.noScreen() : t.stoppage.reason({ reason });
}

function untilOf({ t, format }: I18n, { until }: OrderingState, now: Instant): string {
  return until === null
    ? t.ordering.untilSomebody()
    : t.stoppage.until({ when: format.until(until, now, OFFICE_TIMEZONE) });
}
