import { Suspense, type ReactElement } from "react";
import type { StaffOrder } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";

const ChangeSheet = late(async () => (await import("./change-sheet.tsx")).ChangeSheet);

interface ChangeButtonProps {
  readonly order: StaffOrder;
}

/** Opens the sheet where staff proposes to remove or replace what is missing. */
export function ChangeButton({ order }: ChangeButtonProps): ReactElement {
  const { t } = useI18n();
  const { isOpen, layer, openings, open, close } = useFreshModal("operations.lineChange");
  return (
    <>
      <Button size="md" look="soft" onPress={open}>
        {t.operations.lineChange.open()}
      </Button>
      {openings > 0 && (
        <Suspense>
          <ChangeSheet key={openings} order={order} isOpen={isOpen} layer={layer} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
