import type { ReactElement } from "react";
import type { Line } from "#core/cart/line.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { ChoiceGroup } from "#ui/design/choice/choice-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface LineChoicesProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly chosen: readonly CartItemId[];
  readonly onChange: (itemIds: readonly CartItemId[]) => void;
  readonly error: string | undefined;
}

/** Some of an order's lines, each with what it cost in money. */
export function LineChoices({ label, lines, chosen, onChange, error }: LineChoicesProps): ReactElement {
  const { format } = useI18n();
  return (
    <ChoiceGroup label={label} look="row" error={error}>
      {lines.map(({ itemId, qty, name, total }) => (
        <Checkbox
          key={itemId}
          label={
            <>
              {format.count(qty)}× <bdi>{name}</bdi>
            </>
          }
          description={format.money(total)}
          isSelected={chosen.includes(itemId)}
          onChange={(isSelected) =>
            onChange(isSelected ? [...chosen, itemId] : chosen.filter((known) => known !== itemId))
          }
        />
      ))}
    </ChoiceGroup>
  );
}
