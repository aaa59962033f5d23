import type { ReactElement } from "react";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface TestBadgeProps {
  readonly order: { readonly isTest: boolean };
}

/** Says of a test order that it is one, and nothing of any other (ORDER-39). */
export function TestBadge({ order }: TestBadgeProps): ReactElement | null {
  const { t } = useI18n();
  if (!order.isTest) return null;
  return (
    <Badge tone="dark" icon={<WarningIcon size={14} />}>
      {t.orders.test()}
    </Badge>
  );
}
