import { useId, type ReactElement } from "react";
import { ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CustomerFacts } from "../customer/customer-facts.tsx";
import { CustomerOrders } from "../customer/customer-orders.tsx";
import * as styles from "./phone-order.css.ts";

interface CallerSectionProps {
  readonly actor: PhoneOrderActor;
}

/** The caller's number, what is known of them, and their name (ORDER-32). */
export function CallerSection({ actor }: CallerSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.phoneOrder;
  const id = useId();
  const draft = useSelected(actor, ({ context }) => context.draft);
  const caller = useSelected(actor, ({ context }) => context.caller);
  const isWrong = useSelected(actor, ({ context }) => context.isPhoneWrong);
  const isLooking = useSelected(actor, (snapshot) => snapshot.hasTag("looking"));
  const isFailed = useSelected(actor, (snapshot) => snapshot.hasTag("callerFailed")) && !isWrong;
  const known = caller?.known ?? null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {words.whoCalls()}
      </h2>
      <TextField
        label={words.number()}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        autoFocus
        isRequired
        lead={<PhoneIcon size={20} />}
        value={draft.phone}
        error={isWrong ? words.numberWrong() : undefined}
        onChange={(phone) => actor.send({ type: "phoneOrder.typePhone", phone })}
      />
      <p role="status" className={styles.quiet}>
        {isLooking ? words.looking() : caller !== null && known === null ? words.newCaller() : ""}
      </p>
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
          {words.lookupFailed()}
        </Banner>
      )}
      {known !== null && (
        <div className={styles.known}>
          <CustomerFacts card={known.card} />
          <CustomerOrders orders={known.card.lastOrders} />
        </div>
      )}
      <div className={styles.names}>
        <TextField
          label={words.firstName()}
          autoComplete="off"
          isRequired
          maxLength={ORDER_TEXT.firstName.max}
          value={draft.firstName}
          error={draft.firstName.trim().length === 1 ? words.nameShort() : undefined}
          onChange={(firstName) => actor.send({ type: "phoneOrder.change", change: { firstName } })}
        />
        <TextField
          label={words.lastName()}
          optionalLabel={t.common.optional()}
          autoComplete="off"
          maxLength={ORDER_TEXT.lastName.max}
          value={draft.lastName}
          onChange={(lastName) => actor.send({ type: "phoneOrder.change", change: { lastName } })}
        />
      </div>
    </section>
  );
}
