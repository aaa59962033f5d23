import type { Blocker } from "#core/checkout/blocker.ts";
import { sameMessage, type Message } from "#core/errors/message.ts";
import { selectLocation, selectZoneMessage } from "#core/fulfillment/fulfillment.selectors.ts";
import { noticeOfClosed } from "#core/shop/next-opening-fact.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";
import { useShopTime } from "#ui/shop/use-shop-time.ts";

/** A blocker in words; an address outside and a closed place in the spec's two sentences, for one location and for several (spec §5, §8). */
export function useBlockerText(): (blocker: Blocker) => string {
  const i18n = useI18n();
  const moment = useShopTime();
  const { fulfillment, shop: shopActor } = useActors();
  const shop = useSelected(shopActor, selectShop);
  const location = useSelected(fulfillment, selectLocation);
  const outside: Message | null = useSelected(fulfillment, selectZoneMessage, sameMessage);
  return (blocker) => {
    if (blocker.key === "address.out_of_zone" && outside !== null) return messageText(i18n, outside);
    if (blocker.key === "location.closed" && shop !== null && location !== null)
      return i18n.format.closed(noticeOfClosed(shop, location, blocker.nextOpeningAt, moment.now));
    return errorText(i18n, blocker.key, { ...blocker }, moment);
  };
}
