import { Suspense, useMemo, type ReactElement } from "react";
import { createMenuFilter } from "#core/app/screen/menu/create-menu-filter.ts";
import { selectChosenFilter } from "#core/menu/filter/menu-filter.machine.ts";
import { filterChoices } from "#core/menu/filter/menu-filter.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { SlidersIcon } from "#ui/design/icons/settings.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import * as styles from "./menu-filter.css.ts";

const MenuFilterDialog = late(async () => (await import("./menu-filter-dialog.tsx")).MenuFilterDialog);

/**
 * Opens the choice of what somebody does not eat, and says how much is chosen (MENU-14); nothing where the menu declares
 * nothing to choose by.
 */
export function MenuFilterControl(): ReactElement | null {
  const { t } = useI18n();
  const { menu: menuActor } = useActors();
  const menu = useSelected(menuActor, selectMenu);
  const locationId = usePlaceOfOrder()?.location.id ?? null;
  const actor = useScreenActor(createMenuFilter);
  const filter = useSelected(actor, selectChosenFilter);
  const modal = useFreshModal("menuFilter");
  const choices = useMemo(
    () => (menu === null || locationId === null ? null : filterChoices(menu, locationId, filter)),
    [menu, locationId, filter],
  );
  if (menu === null || locationId === null || choices === null) return null;
  if (choices.allergens.length + choices.diets.length === 0) return null;
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
      {modal.openings > 0 && (
        <Suspense>
          <MenuFilterDialog
            key={modal.openings}
            modal={modal}
            menu={menu}
            locationId={locationId}
            choices={choices}
            filter={filter}
            onChoose={(chosen) => actor.send({ type: "menuFilter.change", filter: chosen })}
          />
        </Suspense>
      )}
    </span>
  );
}
