import type { ReactElement } from "react";
import { cureOf } from "#core/orders/reject-cure.ts";
import type { RejectReason } from "#core/orders/reject-reason.ts";
import { Banner } from "#ui/design/banner.tsx";
import { PlainButton } from "#ui/design/plain-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";

interface ReasonCureProps {
  readonly reason: RejectReason;
}

/** What would spare the next order the same answer, and the way to it (product §11: reject-free kitchen). */
export function ReasonCure({ reason }: ReasonCureProps): ReactElement | null {
  const { L } = useI18n();
  const ordering = useModal("operations.ordering");
  const cure = cureOf(reason);
  if (cure === null) return null;
  return (
    <Banner
      tone="info"
      title={L.ordering.cureTitle()}
      role="status"
      action={
        cure !== "snoozeItems" && (
          <PlainButton size="sm" color="white" onClick={ordering.open}>
            {L.ordering.title()}
          </PlainButton>
        )
      }
    >
      {L.ordering.cure[cure]()}
    </Banner>
  );
}
