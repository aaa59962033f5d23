import type { ReactElement } from "react";
import { suggestedFixOf } from "#core/order/lifecycle/suggested-fix.ts";
import type { RejectReason } from "#core/order/lifecycle/reject-reason.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { PlainButton } from "#ui/design/button/plain-button.tsx";
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
          <PlainButton size="sm" color="white" onClick={ordering.open}>
            {t.ordering.title()}
          </PlainButton>
        )
      }
    >
      {t.ordering.suggestedFix[suggestedFix]()}
    </Banner>
  );
}
