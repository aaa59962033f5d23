import { Button } from "#ui/design/button/button.tsx";
import { useEffect, useRef, type ReactElement } from "react";
import type { CartRow } from "#core/cart/cart-rows.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { chip } from "#ui/design/choice/chip.css.ts";
import { StarIcon } from "#ui/design/icons/purchase.tsx";
import { NumberStepper } from "#ui/design/field/number-stepper.tsx";
import { Picture } from "#ui/design/picture.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./cart-line.css.ts";
import { LineNote } from "#ui/order/line-note.tsx";
import { LineCoupon } from "./line-coupon.tsx";
import { LinePrice } from "./line-price.tsx";
import { LineTrace } from "#ui/order/line-trace.tsx";
import { Why } from "#ui/order/why.tsx";

interface CartLineProps {
  readonly row: CartRow;
  readonly onEdit: () => void;
  /** The last piece is to be taken out. */
  readonly onRemove: () => void;
  /** The line was put back by a press that left the keyboard nowhere. */
  readonly hasFocus: boolean;
}

/** One line of the cart: product, quantity, price, coupon and points. */
export function CartLine({ row, onEdit, onRemove, hasFocus }: CartLineProps): ReactElement {
  const { t, format } = useI18n();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) opener.current?.focus();
  }, [hasFocus]);
  const { cart } = useActors();
  const { item, line, product, pointsOffer: offer, isRepriced } = row;
  const name = product?.name ?? line?.name ?? "";
  const modifiers = line?.modifiers.map((modifier) => isolate(modifier.name)).join(", ") ?? "";
  return (
    <li className={styles.line}>
      <Picture
        picture={product?.picture ?? null}
        ratio="square"
        rounded="md"
        fit="contain"
        decorative
        dimmed={line === null}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Button
          bare
          className={styles.name}
          aria-label={t.cart.editLine({ name })}
          ref={opener}
          onPress={onEdit}
        >
          <bdi>{name}</bdi>
        </Button>
        {modifiers !== "" && <p className={styles.detail}>{modifiers}</p>}
        {item.notes !== null && (
          <p className={styles.detail}>
            <LineNote text={item.notes} />
          </p>
        )}
        {line === null && <Badge tone="danger">{t.cart.unavailableLine()}</Badge>}
        {isRepriced && <Badge tone="warn">{t.cart.newPrice()}</Badge>}
        <LineCoupon row={row} name={name} />
      </div>
      <div className={styles.price}>
        <LinePrice line={line} />
        <NumberStepper
          size="sm"
          label={t.product.quantityOf({ name })}
          decreaseLabel={t.product.decrease()}
          increaseLabel={t.product.increase()}
          removeLabel={t.cart.removeLine({ name })}
          value={item.qty}
          min={0}
          onChange={(quantity) =>
            quantity === 0
              ? onRemove()
              : cart.send({ type: "cart.changeQuantity", itemId: item.id, quantity })
          }
        />
      </div>
      {line !== null && line.trace.length > 1 && (
        <div className={styles.reason}>
          <Why about={name}>
            <LineTrace line={line} />
          </Why>
        </div>
      )}
      {offer !== null && (offer.isEnough || item.payByPoints) && (
        <Button
          bare
          className={`${chip()} ${styles.points}`}
          aria-pressed={item.payByPoints}
          onPress={() =>
            cart.send({ type: "cart.setPayByPoints", itemId: item.id, payByPoints: !item.payByPoints })
          }
        >
          <StarIcon size={16} />
          {t.cart.payWith({ points: format.points(offer.needed) })}
        </Button>
      )}
    </li>
  );
}
