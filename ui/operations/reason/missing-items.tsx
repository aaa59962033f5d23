import type { ReactElement } from "react";
import type { Line } from "#core/cart/line.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./reason-sheet.css.ts";

interface MissingItemsProps {
  readonly lines: readonly Line[];
  readonly chosen: readonly ProductId[];
  readonly onChange: (productIds: readonly ProductId[]) => void;
}

/** Which of the ordered products are missing. */
export function MissingItems({ lines, chosen, onChange }: MissingItemsProps): ReactElement {
  const { t } = useI18n();
  const names = new Map(lines.map((line) => [line.productId, line.name]));
  return (
    <fieldset>
      <legend className={styles.legend}>{t.operations.whichItems()}</legend>
      {[...names].map(([productId, name]) => (
        <Checkbox
          key={productId}
          label={<bdi>{name}</bdi>}
          isSelected={chosen.includes(productId)}
          onChange={(isSelected) =>
            onChange(isSelected ? [...chosen, productId] : chosen.filter((known) => known !== productId))
          }
        />
      ))}
    </fieldset>
  );
}
