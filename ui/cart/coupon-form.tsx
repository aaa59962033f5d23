import { useEffect, useRef, useState, type ReactElement } from "react";
import { selectCouponError, selectIsCouponBusy } from "#core/cart/cart.selectors.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { TicketIcon } from "#ui/design/icons/purchase.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import * as styles from "./coupon-form.css.ts";

/** Applies a coupon code to the lines of the cart that it fits; it can be removed from each. */
export function CouponForm(): ReactElement | null {
  const i18n = useI18n();
  const { t } = i18n;
  const { cart, shop: shopActor } = useActors();
  const shop = useSelected(shopActor, selectShop);
  const isBusy = useSelected(cart, selectIsCouponBusy);
  const error = useSelected(cart, selectCouponError);
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { element } = useFormElement({
    submit: () => {
      // The button rests while the code is tried; focus must not rest with it.
      input.current?.focus();
      const wanted = code.trim();
      if (wanted !== "") cart.send({ type: "cart.checkCoupon", code: wanted });
    },
    isBusy,
  });

  useEffect(() => {
    const subscription = cart.on("cart.couponApplied", () => setCode(""));
    return () => subscription.unsubscribe();
  }, [cart]);

  if (shop?.features.coupons !== true) return null;

  return (
    <form {...element} className={styles.form}>
      <TextField
        className={styles.field}
        label={t.cart.coupon()}
        placeholder={t.cart.couponPlaceholder()}
        lead={<TicketIcon size={20} />}
        value={code}
        autoComplete="off"
        maxLength={40}
        error={error === null ? undefined : errorText(i18n, error.key)}
        inputRef={input}
        onChange={setCode}
      />
      <Button type="submit" size="lg" look="soft" loading={isBusy} className={styles.button}>
        {t.cart.couponApply()}
      </Button>
    </form>
  );
}
