import { Fragment, Suspense, useState, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { selectCartRows, selectCartSums } from "#core/cart/cart-rows.ts";
import { removedLineOf, undoOfRemoval, type RemovedLine } from "#core/cart/edit/removed-line.ts";
import { selectIsNotSaved, selectTooLong } from "#core/cart/cart.selectors.ts";
import { keyMessage } from "#core/kernel/message.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { BagIcon } from "#ui/design/icons/storefront.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import * as styles from "./cart-contents.css.ts";
import { CartLine } from "./cart-line.tsx";
import { EDIT_LINE_MODAL } from "./cart-modal.ts";
import { MissingNotice, RepricedNotice } from "./cart-notice.tsx";
import { CartSumsList } from "./cart-sums-list.tsx";
import { CouponOffers } from "./coupon-offers.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { RemovedNotice } from "./removed-notice.tsx";

const EditLineDialog = late(async () => (await import("./edit-line-dialog.tsx")).EditLineDialog);

interface CartContentsProps {
  /** Back to the menu. */
  readonly onClose: () => void;
}

/** The lines of the cart and their sums, for the guest's panel and the cart's page. */
export function CartContents({ onClose }: CartContentsProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { cart, confirmation } = useActors();
  const rows = useSelected(cart, selectCartRows);
  const sums = useSelected(cart, selectCartSums);
  const isNotSaved = useSelected(cart, selectIsNotSaved);
  const tooLong = useSelected(cart, selectTooLong);
  const editing = useModal(EDIT_LINE_MODAL);
  const [editedId, setEditedId] = useState<CartItemId | null>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const edited = rows.find(({ item }) => item.id === editedId);

  function remove(itemId: CartItemId): void {
    setRemoved(removedLineOf(rows, itemId));
    setRestoredAt(null);
    cart.send({ type: "cart.remove", itemId });
  }

  const notice = removed !== null && (
    <RemovedNotice
      key={removed.itemId}
      removed={removed}
      onUndo={() => {
        cart.send(undoOfRemoval(removed));
        setRestoredAt(removed.position);
        setRemoved(null);
      }}
    />
  );

  if (rows.length === 0)
    return (
      <>
        {notice}
        <EmptyState
          icon={<BagIcon size={40} />}
          title={t.cart.emptyTitle()}
          headingLevel={3}
          action={<Button onPress={onClose}>{t.cart.backToMenu()}</Button>}
        >
          {t.cart.emptyText()}
        </EmptyState>
      </>
    );

  function askToClear(): void {
    confirmation.send({
      type: "confirmation.ask",
      confirmation: {
        title: keyMessage("cart.clearTitle"),
        subtitle: keyMessage("cart.clearText"),
        customContent: "cart.lines",
        onConfirm: () => {
          setRemoved(null);
          cart.send({ type: "cart.clear" });
        },
      },
    });
  }

  return (
    <div className={styles.contents}>
      {tooLong?.tag === "Refused" && (
        <Banner tone="danger" role="alert" title={errorText(i18n, tooLong.key, tooLong.details)} />
      )}
      {isNotSaved && tooLong === null && (
        <Banner
          tone="danger"
          role="alert"
          title={t.cart.saveFailed()}
          action={
            <Button size="sm" look="outline" onPress={() => cart.send({ type: "cart.retry" })}>
              {t.common.retry()}
            </Button>
          }
        />
      )}
      <RepricedNotice rows={rows} />
      <ul className={styles.lines}>
        {rows.map((row, position) => (
          <Fragment key={row.item.id}>
            {removed?.position === position && <li>{notice}</li>}
            <CartLine
              row={row}
              hasFocus={position === restoredAt}
              onEdit={() => {
                setEditedId(row.item.id);
                editing.open();
              }}
              onRemove={() => remove(row.item.id)}
            />
          </Fragment>
        ))}
        {removed !== null && removed.position >= rows.length && <li>{notice}</li>}
      </ul>
      <div className={styles.more}>
        <Button size="sm" look="soft" onPress={onClose}>
          {t.cart.addMore()}
        </Button>
        <Button size="sm" look="ghost" onPress={askToClear}>
          {t.cart.clear()}
        </Button>
      </div>
      <CouponOffers />
      <CouponForm />
      {sums !== null && (
        <>
          <CartSumsList sums={sums} />
          <MissingNotice sums={sums} />
        </>
      )}
      {editing.isKept && edited !== undefined && (
        <Suspense>
          <EditLineDialog row={edited} modal={editing} />
        </Suspense>
      )}
    </div>
  );
}
