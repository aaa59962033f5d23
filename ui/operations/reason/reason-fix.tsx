import type { ReactElement } from "react";
import { suggestedFixOf } from "#core/order/lifecycle/suggested-fix.ts";
import type { RejectReason } from "#core/order/lifecycle/reject-reason.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";

interface ReasonFixProps {
  readonly reason: RejectReason;
}

/** The suggested fix that prevents the same rejection for the next order (ORDER-5). */
export function ReasonFix({ reason }: ReasonFixProps): ReactElement | null {
  const { t } = useI18n();
  const ordering = useModal("operations.ordering");
  const suggestedFix = suggestedFixOf(reason);
  if (suggestedFix === null) return null;
  return (
    <Banner
      tone="info"
      title={t.ordering.suggestedFixTitle()}
      role="status"
      action={
        suggestedFix !== "snoozeItems" && (
          <Button size="sm" color="white" onPress={ordering.open}>
            {t.ordering.title()}
          </Button>
        )
      }
    >
      {t.ordering.suggestedFix[suggestedFix]()}
    </Banner>
  );
}
