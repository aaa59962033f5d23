import { useId, type ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { callerNameProblem } from "#core/phone-order/phone-draft.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { windowText } from "#ui/order/expected-time.ts";
import { TotalsList } from "#ui/order/totals-list.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { PhoneOrderLines } from "./phone-order-lines.tsx";
import * as styles from "./phone-order.css.ts";

interface PhoneOrderSummaryProps {
  readonly actor: PhoneOrderActor;
  readonly workplace: Workplace;
}

/** The lines, the sums as the server quotes them, what stands in the way, and the button that places the order. */
export function PhoneOrderSummary({ actor, workplace: { timezone } }: PhoneOrderSummaryProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.phoneOrder;
  const id = useId();
  const { ids } = useApp().ports;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { draft, quote, error, caller } = useSelected(actor, ({ context }) => context);
  const isQuoting = useSelected(actor, (snapshot) => snapshot.hasTag("quoting"));
  const isFailed = useSelected(actor, (snapshot) => snapshot.hasTag("quoteFailed"));
  const isPlacing = useSelected(actor, (snapshot) => snapshot.hasTag("placing"));
  const isUnsure = useSelected(actor, (snapshot) => snapshot.hasTag("unsure"));
  const moment = { now, zone: timezone, location: null };
  const wordsOf = ({ key, ...details }: Blocker): string =>
    key === "phone.not_verified" ? words.needsPhone() : errorText(i18n, key, details, moment);
  const blockers = quote?.blockers ?? [];
  const isNameless = caller !== null && callerNameProblem(draft) !== null;
  const isReady = quote !== null && blockers.length === 0 && !isNameless && caller !== null;
  const isEmpty = draft.items.length === 0;
  return (
    <section className={styles.summary} aria-labelledby={id} aria-busy={isQuoting}>
      <h2 id={id} className={styles.heading}>
        {words.order()}
      </h2>
      {isEmpty ? (
        <p className={styles.quiet}>{words.empty()}</p>
      ) : (
        <PhoneOrderLines actor={actor} isDisabled={isPlacing} />
      )}
      {quote !== null && !isEmpty && (
        <TotalsList totals={quote} hasDelivery={draft.method === "delivery" && quote.zoneId !== null}>
          {quote.promise !== null && (
            <div className={styles.line}>
              <dt>{t.checkout.promise()}</dt>
              <dd>{windowText(i18n, quote.promise, now, timezone)}</dd>
            </div>
          )}
        </TotalsList>
      )}
      <div role="status" className={styles.blockers}>
        {isUnsure && <Banner tone="warn">{words.unsure()}</Banner>}
        {!isEmpty &&
          blockers.map((blocker) => (
            <Banner key={JSON.stringify(blocker)} tone="warn">
              {wordsOf(blocker)}
            </Banner>
          ))}
        {!isEmpty && isNameless && <Banner tone="warn">{words.needsName()}</Banner>}
        {error !== null && !isFailed && blockers.length === 0 && (
          <Banner tone="danger">{errorText(i18n, error.key, {}, moment)}</Banner>
        )}
      </div>
      {isFailed && (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button size="md" look="soft" onPress={() => actor.send({ type: "phoneOrder.retry" })}>
              {t.common.retry()}
            </Button>
          }
        >
          {words.quoteFailed()}
        </Banner>
      )}
      <Button
        color="accent"
        fullWidth
        loading={isPlacing}
        isDisabled={!isReady || isQuoting}
        onPress={() => actor.send({ type: "phoneOrder.place", key: ids.ulid() })}
      >
        {isPlacing
          ? words.placing()
          : quote === null || isEmpty
            ? words.placeNothing()
            : words.place({ total: format.money(quote.total) })}
      </Button>
    </section>
  );
}
