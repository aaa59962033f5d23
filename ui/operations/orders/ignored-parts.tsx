import type { ReactElement } from "react";
import type { AddressPart } from "#core/order/list/orders-address.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface IgnoredPartsProps {
  readonly parts: readonly AddressPart[];
  readonly onClear: () => void;
}

/** Says which parts of an address mean nothing; everything else of it counts. */
export function IgnoredParts({ parts, onClear }: IgnoredPartsProps): ReactElement {
  const { t } = useI18n();
  return (
    <Banner
      tone="warn"
      role="status"
      title={t.orderFilters.ignored()}
      action={
        <Button size="md" color="white" onPress={onClear}>
          {t.orderFilters.clearIgnored()}
        </Button>
      }
    >
      {parts.map((part) => t.orderFilters.parts[part]()).join(", ")}
    </Banner>
  );
}
