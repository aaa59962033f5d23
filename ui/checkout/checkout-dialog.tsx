import { shallowEqual } from "@xstate/react";
import { use, useState, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import type { App } from "#core/app/create-app.ts";
import { createCheckout, type CheckoutScreenActor } from "#core/app/screen/create-checkout.ts";
import {
  selectChange,
  selectChecking,
  selectIsPlacing,
  selectQuote,
  selectQuoteError,
} from "#core/checkout/checkout.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { DialogOutlined } from "#ui/design/dialog/dialog-outlined.ts";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useRouteModal } from "#ui/modal/use-modal.ts";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import { DialogContents } from "#ui/design/dialog/dialog-contents.tsx";
import { CheckoutShape } from "./outline/checkout-shape.tsx";
import { ChangedQuote } from "./changed-quote.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { OrderCheck } from "./order-check.tsx";
import { SectionFocusProvider } from "./section-focus.tsx";

/** Checkout over the cart: the whole screen, two columns where there is room; it cannot be left while an order is on its way. */
export function CheckoutDialog(): ReactElement {
  const { t } = useI18n();
  const here = useScopedPath();
  const go = useGo();
  const layer = useRouteModal("checkout");
  const { actor } = useScreenActor(openCheckout);
  const change = useSelected(actor, selectChange, shallowEqual);
  const isChecking = useSelected(actor, selectChecking) !== "no";
  const isPlacing = useSelected(actor, selectIsPlacing);
  const hasQuote = useSelected(actor, selectQuote) !== null;
  const hasFailed = useSelected(actor, selectQuoteError) !== null;
  // What a first quote says would move a form that stood there before it; where there was none, it opens at once.
  const isOutlined = use(DialogOutlined);
  const [waitsForQuote] = useState(isOutlined);
  const isReady = !waitsForQuote || hasQuote || hasFailed;
  return (
    <Dialog
      isOpen
      onClose={() => go(here("/cart"), { replace: true })}
      zIndex={layer}
      size="full"
      height="screen"
      transition="fade-in-fullscreen"
      isDismissible={!isChecking && !isPlacing}
      title={t.checkout.title()}
      closeLabel={isChecking || isPlacing ? undefined : t.common.close()}
      bare
    >
      {isChecking ? (
        <OrderCheck actor={actor} />
      ) : (
        <DialogContents isReady={isReady} shape={<CheckoutShape />}>
          <SectionFocusProvider>
            <CheckoutForm actor={actor} />
          </SectionFocusProvider>
        </DialogContents>
      )}
      {change !== null && (
        <ChangedQuote
          {...change}
          onAgree={() => actor.send({ type: "checkout.agree" })}
          onDismiss={() => actor.send({ type: "checkout.dismiss" })}
        />
      )}
    </Dialog>
  );
}

function openCheckout(app: App): CheckoutScreenActor {
  const checkout = createCheckout(app);
  if (checkout === null) throw new Error("Checkout opens once shop and location are known");
  return checkout;
}
