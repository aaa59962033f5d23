import type { ReactElement } from "react";
import { DialogOutline } from "#ui/design/dialog/dialog-outline.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OutlineClose } from "#ui/modal/outline-close.tsx";
import { CheckoutShape } from "./checkout-shape.tsx";

/** Checkout that was opened by its address, until it can be used. */
export default function CheckoutOutline(): ReactElement {
  const { t } = useI18n();
  return (
    <DialogOutline
      title={t.titles["shop.checkout"]()}
      size="full"
      close={<OutlineClose to="/cart" />}
      label={t.common.loading()}
    >
      <CheckoutShape />
    </DialogOutline>
  );
}
