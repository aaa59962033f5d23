import { useEffect, type ReactElement } from "react";
import { createPromotionEnd } from "#core/app/screen/setting/create-promotions.ts";
import { keyMessage } from "#core/kernel/message.ts";
import type { HeldPromotion } from "#core/setting/promotion/promotion-terms.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface EndButtonProps {
  readonly promotion: HeldPromotion;
  readonly onEnded: () => void;
}

/** Ends a promotion for good, once that was confirmed. */
export function EndButton({ promotion, onEnded }: EndButtonProps): ReactElement {
  const { t } = useI18n();
  const { confirmation } = useActors();
  const form = useForm((app) => createPromotionEnd(app, promotion));
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onEnded();
  }, [isSubmitted, onEnded]);
  return (
    <Button
      size="md"
      color="white"
      loading={form.isBusy}
      onPress={() =>
        confirmation.send({
          type: "confirmation.ask",
          confirmation: {
            title: keyMessage("operations.settings.promotion.endTitle", { name: promotion.terms.name }),
            subtitle: keyMessage("operations.settings.promotion.endText"),
            customContent: null,
            onConfirm: form.submit,
          },
        })
      }
    >
      {t.operations.settings.promotion.end()}
    </Button>
  );
}
