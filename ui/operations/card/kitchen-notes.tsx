import type { ReactElement } from "react";
import type { StaffOrder } from "#core/order/order.ts";
import { CutleryIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Note } from "./note.tsx";
import * as styles from "./note.css.ts";

interface KitchenNotesProps {
  readonly order: StaffOrder;
}

/** The customer's note for the kitchen, and whether cutlery is wanted. */
export function KitchenNotes({ order }: KitchenNotesProps): ReactElement | null {
  const { t } = useI18n();
  const { kitchenNote, cutlery } = order;
  if (kitchenNote === null && !cutlery) return null;
  return (
    <>
      {kitchenNote !== null && <Note label={t.operations.kitchenNote()} text={kitchenNote} />}
      {cutlery && (
        <p className={styles.cutlery}>
          <CutleryIcon />
          {t.operations.cutlery()}
        </p>
      )}
    </>
  );
}
