import type { ReactElement } from "react";
import { locationStatus } from "#core/shop/location-status.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { ClockIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { PlaceOfOrder } from "./use-place-of-order.ts";

interface StatusBannerProps {
  readonly place: PlaceOfOrder;
}

/** Closed, paused or busy (SHOP-7, SHOP-9); nothing while all is as usual. */
export function StatusBanner({ place }: StatusBannerProps): ReactElement | null {
  const { t, format } = useI18n();
  const { shop, location, method, now } = place;
  const status = locationStatus(shop, location, method, now);
  switch (status.kind) {
    case "open":
      return null;
    case "closed":
      return (
        <Banner tone="warn" icon={<ClockIcon />} title={format.closed(status.notice)}>
          {t.shop.preorder()}
        </Banner>
      );
    case "paused":
      return (
        <Banner
          tone="warn"
          title={
            status.until === null
              ? t.shop.paused()
              : t.shop.pausedUntil({ time: format.time(status.until, shop.timezone) })
          }
        />
      );
    case "busy":
      return (
        <Banner tone="info" icon={<ClockIcon />} title={t.shop.busy({ minutes: status.extraMinutes })} />
      );
  }
}
