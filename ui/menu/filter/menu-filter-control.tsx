import { Suspense, type ReactElement } from "react";
import { createMenuFilter } from "#core/app/screen/menu/create-menu-filter.ts";
import { selectChosenFilter } from "#core/menu/filter/menu-filter.machine.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { SlidersIcon } from "#ui/design/icons/settings.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import * as styles from "./menu-filter.css.ts";
import { MENU_FILTER_MODAL } from "./menu-filter-modal.ts";

const MenuFilterDialog = late(async () => (await import("./menu-filter-dialog.tsx")).MenuFilterDialog);

/** Opens the choice of what somebody does not eat, and says how much is chosen (MENU-14). */
export function MenuFilterControl(): ReactElement {
  const { t } = useI18n();
  const { menu: menuActor } = useActors();
  const menu = useSelected(menuActor, selectMenu);
  const place = usePlaceOfOrder();
  const actor = useScreenActor(createMenuFilter);
  const filter = useSelected(actor, selectChosenFilter);
  const modal = useModal(MENU_FILTER_MODAL);
  const count = filter.without.length + filter.diets.length;
  return (
    <span className={styles.control}>
      <IconButton
        tone="soft"
        label={count === 0 ? t.menu.filter() : `${t.menu.filter()} (${count})`}
        aria-haspopup="dialog"
        onClick={modal.open}
      >
        <SlidersIcon size={20} />
      </IconButton>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      {modal.isKept && menu !== null && place !== null && (
        <Suspense>
          <MenuFilterDialog
            modal={modal}
            menu={menu}
            locationId={place.location.id}
            filter={filter}
            onChoose={(chosen) => actor.send({ type: "menuFilter.change", filter: chosen })}
          />
        </Suspense>
      )}
    </span>
  );
}
