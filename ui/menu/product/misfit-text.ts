import type { Misfit } from "#core/menu/filter/menu-filter.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** Why something does not pass the filter, in words. */
export function misfitText({ t }: I18n, misfit: Misfit): string {
  switch (misfit.kind) {
    case "brings":
      return t.product.brings({ allergens: misfit.allergens.map((one) => t.allergens[one]()).join(", ") });
    case "undeclared":
      return t.product.undeclared();
    case "unsuited":
      return t.menuFilter.unsuited({ diets: misfit.diets.map((one) => t.diets[one]()).join(", ") });
    case "noChoice":
      return t.menuFilter.noChoice({ group: misfit.groupName });
  }
}
