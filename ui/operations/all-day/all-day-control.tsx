import { useEffect, type ReactElement } from "react";
import { allDayItems, piecesNow } from "#core/order/board/all-day.ts";
import { selectBoardInstant, type Columns } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { PotIcon } from "#ui/design/icons/operations.tsx";
import { isField } from "#ui/form/is-field.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { AllDayList } from "./all-day-list.tsx";
import * as styles from "./all-day.css.ts";

interface AllDayControlProps {
  readonly columns: Columns;
}

const KEY = "t";

/** How much is to be made over all orders; a press, or T, shows it by product (BOARD-23). */
export function AllDayControl({ columns }: AllDayControlProps): ReactElement | null {
  const { t } = useI18n();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { isOpen, isKept, layer, open, close } = useModal("operations.allDay");
  const items = allDayItems(columns, now, OFFICE_TIMEZONE);
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || repeat || key.toLowerCase() !== KEY) return;
      if (!(target instanceof Element) || !isField(target)) open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
  return (
    <>
      {items.length > 0 && (
        <Button
          look="soft"
          size="md"
          fullWidth
          className={styles.control}
          aria-haspopup="dialog"
          onPress={open}
        >
          <PotIcon size={20} />
          {t.allDay.open({ pieces: t.common.productsCount({ n: piecesNow(items) }) })}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        zIndex={layer}
        size="lg"
        title={t.allDay.title()}
        closeLabel={t.common.close()}
      >
        {isKept && <AllDayList items={items} />}
      </Dialog>
    </>
  );
}
