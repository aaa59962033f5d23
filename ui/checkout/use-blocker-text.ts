import type { Blocker } from "#core/checkout/blocker.ts";
import { sameMessage, type Message } from "#core/errors/message.ts";
import { selectZoneMessage } from "#core/fulfillment/fulfillment.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";
import { useShopTime } from "#ui/shop/use-shop-time.ts";

/** A blocker in words; an address outside in the spec's two sentences, for one location and for several (spec §5). */
export function useBlockerText(): (blocker: Blocker) => string {
  const i18n = useI18n();
  const moment = useShopTime();
  const { fulfillment } = useActors();
  const outside: Message | null = useSelected(fulfillment, selectZoneMessage, sameMessage);
  return (blocker) =>
    blocker.key === "address.out_of_zone" && outside !== null
      ? messageText(i18n, outside)
      : errorText(i18n, blocker.key, { ...blocker }, moment);
}
