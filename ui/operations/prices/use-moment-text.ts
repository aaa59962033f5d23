import type { PriceUpdateMoment } from "#core/menu/price-update/price-update.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** When something happened, and who did it. */
export function useMomentText(): (moment: PriceUpdateMoment, when: string) => string {
  const { t } = useI18n();
  return ({ by }, when) => t.priceUpdates.moment({ when, by: by ?? t.priceUpdates.bySystem() });
}
