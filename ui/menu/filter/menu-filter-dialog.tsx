import { useMemo, useState, type ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import {
  filterMenu,
  isFiltering,
  NO_FILTER,
  toggled,
  type FilterChoices,
  type MenuFilter,
} from "#core/menu/filter/menu-filter.ts";
import type { Menu } from "#core/menu/menu.ts";
import { isSoldAt } from "#core/menu/price-at.ts";
import { Button } from "#ui/design/button/button.tsx";
import { CheckChips } from "#ui/design/choice/check-chips.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { FreshModal } from "#ui/modal/use-fresh-modal.ts";
import * as styles from "./menu-filter.css.ts";

interface MenuFilterDialogProps {
  readonly modal: FreshModal;
  readonly menu: Menu;
  readonly locationId: LocationId;
  readonly choices: FilterChoices;
  readonly filter: MenuFilter;
  readonly onChoose: (filter: MenuFilter) => void;
}

/** What somebody does not eat: allergens to leave out and diets to keep to; its button says what is left. */
export function MenuFilterDialog(props: MenuFilterDialogProps): ReactElement {
  const { modal, menu, locationId, choices, filter, onChoose } = props;
  const { t } = useI18n();
  const [wanted, setWanted] = useState(filter);
  const left = useMemo(
    () =>
      filterMenu(menu, locationId, wanted).menu.products.filter((one) => isSoldAt(one, locationId)).length,
    [menu, locationId, wanted],
  );
  const choose = (chosen: MenuFilter): void => {
    onChoose(chosen);
    modal.close();
  };
  const { element } = useFormElement({ submit: () => choose(wanted) });
  return (
    <FormDialog
      isOpen={modal.isOpen}
      onClose={modal.close}
      layer={modal.layer}
      title={t.menu.filter()}
      element={element}
      confirm={t.menuFilter.show({ n: left })}
      other={
        <Button color="white" isDisabled={!isFiltering(wanted)} onPress={() => setWanted(NO_FILTER)}>
          {t.menuFilter.clear()}
        </Button>
      }
    >
      <div className={styles.groups}>
        {choices.allergens.length > 0 && (
          <CheckChips
            label={t.menuFilter.without()}
            options={choices.allergens.map((value) => ({ value, label: t.allergens[value]() }))}
            values={wanted.without}
            onToggle={(value) => setWanted({ ...wanted, without: toggled(wanted.without, value) })}
          />
        )}
        {choices.diets.length > 0 && (
          <CheckChips
            label={t.menuFilter.diets()}
            options={choices.diets.map((value) => ({ value, label: t.diets[value]() }))}
            values={wanted.diets}
            onToggle={(value) => setWanted({ ...wanted, diets: toggled(wanted.diets, value) })}
          />
        )}
        <p className={styles.hint}>
          {t.menuFilter.hint()} {t.product.allergensWarning()}
        </p>
      </div>
    </FormDialog>
  );
}
