import { useEffect, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import type { Workplace } from "#core/account/workplace.ts";
import { createPhoneOrder } from "#core/app/screen/create-phone-order.ts";
import { startPhoneDraft } from "#core/phone-order/phone-draft.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { CallerSection } from "./caller-section.tsx";
import { HandoverSection } from "./handover-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PhoneOrderSummary } from "./phone-order-summary.tsx";
import * as styles from "./phone-order.css.ts";
import { ProductSection } from "./product-section.tsx";

interface PhoneOrderFormProps {
  readonly workplace: Workplace;
}

/** Who phones, what they want, how and when, and what it costs as the server says. */
export function PhoneOrderForm({ workplace }: PhoneOrderFormProps): ReactElement {
  const go = useGo();
  const board = useOrderBoard();
  const { location, shopId } = workplace;
  const actor = useScreenActor((app) =>
    createPhoneOrder(app, board, {
      shopId,
      locationId: location.id,
      draft: startPhoneDraft(location.supportedFulfillmentMethods, location.paymentMethods),
    }),
  );
  useEffect(() => {
    const entered = actor.on("phoneOrder.entered", ({ order }) => {
      go(`/operations/orders/${order.id}`);
    });
    return () => entered.unsubscribe();
  }, [actor, go]);
  const isPlacing = useSelected(actor, (snapshot) => snapshot.hasTag("placing"));
  return (
    <div className={styles.columns}>
      <fieldset className={styles.fields} disabled={isPlacing}>
        <CallerSection actor={actor} />
        <ProductSection actor={actor} workplace={workplace} />
        <HandoverSection actor={actor} workplace={workplace} />
        <PaymentSection actor={actor} workplace={workplace} />
      </fieldset>
      <PhoneOrderSummary actor={actor} workplace={workplace} />
    </div>
  );
}
