import type { Blocker } from "#core/checkout/blocker.ts";
import { selectCartItems } from "#core/cart/cart.selectors.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";

/**
 * A blocker in words, as the server words its error; choices that break a group's rule with the product and the group,
 * since one cart may hold several such.
 */
export function useBlockerText(): (blocker: Blocker) => string {
  const i18n = useI18n();
  const moment = useShopTime();
  const { cart, menu: menuActor } = useActors();
  const items = useSelected(cart, selectCartItems);
  const menu = useSelected(menuActor, selectMenu);
  return (blocker) => {
    const { key, ...details } = blocker;
    const text = errorText(i18n, key, details, moment);
    if (blocker.key !== "item.options_invalid" || menu === null) return text;
    const item = items.find(({ id }) => id === blocker.itemId);
    const product = menu.products.find(({ id }) => id === item?.productId);
    const group = menu.modifierGroups.find(({ id }) => id === blocker.groupId);
    return [product, group]
      .flatMap((named) => (named === undefined ? [] : [isolate(named.name)]))
      .concat(text)
      .join(" · ");
  };
}
