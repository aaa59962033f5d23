// A native button, not react-aria's: the header of a menu is there before react-aria is.
import type { ReactElement } from "react";
import { selectAddress, selectLocation, selectMethod } from "#core/fulfillment/fulfillment.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { ChevronDownIcon } from "#ui/design/icons/controls.tsx";
import { BikeIcon, StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import * as styles from "./fulfillment-button.css.ts";
import { FULFILLMENT_MODAL } from "./fulfillment-modal.ts";

const ICONS = { pickup: <StoreIcon size={20} />, delivery: <BikeIcon size={20} /> };

/** The header's button with fulfillment method and address; opens the sheet that changes them. */
export function FulfillmentButton(): ReactElement {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const method = useSelected(fulfillment, selectMethod);
  const location = useSelected(fulfillment, selectLocation);
  const address = useSelected(fulfillment, selectAddress);
  const { open } = useModal(FULFILLMENT_MODAL);
  const places = {
    pickup: location?.name ?? "",
    delivery: address === null ? t.fulfillment.addAddress() : format.shortAddress(address),
  };
  return (
    <button type="button" className={styles.button} onClick={open} aria-haspopup="dialog">
      <span className={styles.icon}>{ICONS[method]}</span>
      <span className={styles.words}>
        <span className={styles.method}>{t.fulfillment[method]()}</span>
        <bdi className={styles.place}>{places[method]}</bdi>
      </span>
      <ChevronDownIcon size={18} className={styles.chevron} />
    </button>
  );
}
