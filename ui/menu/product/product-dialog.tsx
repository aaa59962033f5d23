import { useId, useState, type ReactElement } from "react";
import type { NewCartItem } from "#core/cart/cart-events.ts";
import { selectCustomer } from "#core/account/auth/auth.selectors.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { choicePrice } from "#core/cart/choice/choice-price.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import { orderability } from "#core/menu/orderability.ts";
import {
  chosenOf,
  firstMissingGroup,
  toCartItem,
  toggleModifier,
  type ProductChoice,
} from "#core/cart/choice/product-choice.ts";
import { pointsOffer } from "#core/reward/points-offer.ts";
import { productMisfit } from "#core/menu/filter/menu-filter.ts";
import { selectMenuFilter } from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { misfitText } from "./misfit-text.ts";
import { StockNote } from "./stock-note.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { ModifierGroupField } from "./modifier-group-field.tsx";
import { ProductActions } from "./product-actions.tsx";
import * as styles from "./product-dialog.css.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductHead } from "./product-head.tsx";
import { ProductWishes } from "./product-wishes.tsx";
import { Why } from "#ui/order/why.tsx";
import { LineTrace } from "#ui/order/line-trace.tsx";

interface ProductDialogProps {
  readonly product: Product;
  readonly groups: readonly ModifierGroup[];
  readonly place: PlaceOfOrder;
  readonly initial: ProductChoice;
  readonly purpose: "add" | "update";
  /** Points that other lines of the cart take. */
  readonly pointsUsedByOthers: number;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
  readonly onSubmit: (item: NewCartItem) => void;
}

/** The product sheet: description, modifier groups, and one button. */
export function ProductDialog(props: ProductDialogProps): ReactElement {
  const { product, groups, place, purpose, isOpen, layer, onClose } = props;
  const i18n = useI18n();
  const { t, format } = i18n;
  const { auth, menu } = useActors();
  const filter = useSelected(menu, selectMenuFilter);
  const { shop, location, method, now } = place;
  const [choice, setChoice] = useState(props.initial);
  const [isTried, setTried] = useState(false);
  const formId = useId();
  const customer = useSelected(auth, (snapshot) => selectCustomer(snapshot, shop.id));
  const state = orderability(product, location.id, method, now);
  const misfit = filter === null ? null : productMisfit(product, groups, filter, location.id);
  const missing = firstMissingGroup(choice, groups);
  const price = choicePrice(product, groups, choice, location.id);

  const { element } = useFormElement({
    submit: () => {
      if (missing === null) props.onSubmit(toCartItem(choice, groups));
      else setTried(true);
    },
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      label={isolate(product.name)}
      closeLabel={t.common.close()}
      size="xl"
      bare
      footer={
        <ProductActions
          choice={choice}
          price={price?.total ?? null}
          purpose={purpose}
          name={product.name}
          orderability={state}
          now={now}
          timezone={shop.timezone}
          onChange={setChoice}
          formId={formId}
        />
      }
    >
      <form {...element} id={formId}>
        <ProductHead product={product} groups={groups} place={place} />
        <div className={styles.body}>
          <StockNote orderability={state} now={now} timezone={shop.timezone} />
          {misfit !== null && (
            <Banner tone="warn" title={i18n.t.menuFilter.misfit()}>
              {misfitText(i18n, misfit)}
            </Banner>
          )}
          {groups.map((group) => (
            <ModifierGroupField
              key={group.id}
              group={group}
              filter={filter}
              choice={choice}
              location={location}
              now={now}
              isMissing={isTried && missing?.id === group.id}
              onToggle={(modifierId) => setChoice(toggleModifier(choice, group, modifierId))}
            />
          ))}
          <ProductWishes
            choice={choice}
            offer={pointsOffer(product, choice.qty, customer, props.pointsUsedByOthers, shop.features)}
            onChange={setChoice}
          />
          {price !== null && price.trace.length > 1 && (
            <Why about={`${t.cart.total()} ${format.money(price.total)}`}>
              <LineTrace line={price} />
            </Why>
          )}
          <ProductDetails product={product} chosen={chosenOf(choice, groups)} />
        </div>
      </form>
    </Dialog>
  );
}
