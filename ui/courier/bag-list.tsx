import type { ReactElement } from "react";
import { isolate } from "#core/kernel/isolate.ts";
import type { CourierOrder } from "#core/courier/courier-order.ts";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import * as styles from "./run.css.ts";

interface BagListProps {
  readonly items: CourierOrder["items"];
  readonly checked: ReadonlySet<number>;
  readonly onChange: (checked: ReadonlySet<number>) => void;
}

/** What must be in the bag, to be ticked one by one; only for the courier's own eyes. */
export function BagList({ items, checked, onChange }: BagListProps): ReactElement {
  return (
    <ul className={styles.list}>
      {items.map(({ name, qty }, index) => (
        <li key={`${index} ${name}`}>
          <Checkbox
            label={`${qty} × ${isolate(name)}`}
            isSelected={checked.has(index)}
            onChange={(isSelected) => {
              const others = [...checked].filter((one) => one !== index);
              onChange(new Set(isSelected ? [...others, index] : others));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
