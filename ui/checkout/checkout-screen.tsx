import type { ReactElement } from "react";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { LoadingBar } from "#ui/design/feedback/loading-bar.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CheckoutDialog } from "./checkout-dialog.tsx";

/** Checkout, once it is known at which shop and where. */
export default function CheckoutScreen(): ReactElement {
  const { t } = useI18n();
  const { shop, fulfillment } = useActors();
  const isKnown = useSelected(shop, selectShop) !== null;
  const isPlaced = useSelected(fulfillment, selectLocation) !== null;
  return isKnown && isPlaced ? <CheckoutDialog /> : <LoadingBar isLoading label={t.common.loading()} />;
}
