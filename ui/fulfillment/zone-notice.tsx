import type { ReactElement } from "react";
import {
  selectIsInsideZone,
  selectIsZoneBusy,
  selectZone,
  selectZoneMessage,
} from "#core/fulfillment/fulfillment.selectors.ts";
import { sameMessage } from "#core/kernel/message.ts";
import { zeroFeeOf } from "#core/fulfillment/terms.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";

interface ZoneNoticeProps {
  /** Also shows that the location delivers there, and that the lookup is under way. */
  readonly saysInside?: boolean;
}

/** Whether the location delivers to the address (FULFILLMENT-5, FULFILLMENT-6). */
export function ZoneNotice({ saysInside = false }: ZoneNoticeProps): ReactElement | null {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { fulfillment } = useActors();
  const outside = useSelected(fulfillment, selectZoneMessage, sameMessage);
  const isBusy = useSelected(fulfillment, selectIsZoneBusy);
  const isInside = useSelected(fulfillment, selectIsInsideZone);
  const zone = useSelected(fulfillment, selectZone);
  if (outside !== null) return <Banner tone="warn" role="status" title={messageText(i18n, outside)} />;
  if (!saysInside) return null;
  if (isBusy) return <Banner tone="neutral" role="status" title={t.fulfillment.checkingZone()} />;
  const fee = zeroFeeOf(zone);
  if (!isInside) return null;
  return (
    <Banner tone="success" role="status" title={t.fulfillment.deliversHere()}>
      {fee === null ? t.shop.freeDelivery() : t.shop.zoneFee({ fee: format.money(fee) })}
    </Banner>
  );
}
