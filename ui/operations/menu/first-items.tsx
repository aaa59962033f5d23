import { useMemo, useState, type ReactElement, type ReactNode } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface FirstItemsProps<Item> {
  readonly items: readonly Item[];
  /** How many are drawn at first, and how many more at each press. */
  readonly step?: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

// A phone draws so many rows in a tenth of a second; a menu has a thousand.
const STEP = 60;

/** The first items of a long list, and a button for more of them. */
export function FirstItems<Item>({ items, step = STEP, children }: FirstItemsProps<Item>): ReactElement {
  const { t } = useI18n();
  const [count, setCount] = useState(step);
  const left = items.length - count;
  const shown = useMemo(() => items.slice(0, count), [items, count]);
  return (
    <>
      {children(shown)}
      {left > 0 && (
        <Button look="soft" onPress={() => setCount(count + step)}>
          {t.operations.menuEditor.showMore({ n: Math.min(step, left), left })}
        </Button>
      )}
    </>
  );
}
