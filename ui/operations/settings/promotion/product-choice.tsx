import { useMemo, useState, type ReactElement } from "react";
import { createMenuReading } from "#core/app/screen/create-menu-reading.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import { indexSearch, searchProducts } from "#core/menu/search.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { CloseIcon, PlusIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./promotion.css.ts";

interface ProductChoiceProps {
  readonly shopId: ShopId;
  readonly productIds: readonly ProductId[];
  readonly problem: string | undefined;
  readonly onChange: (productIds: readonly ProductId[]) => void;
}

const MAX_FOUND = 8;

/** The products that a promotion is for, found by name; none is all. */
export function ProductChoice({ shopId, productIds, problem, onChange }: ProductChoiceProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.promotion;
  const [typed, type] = useState("");
  const menu = useSelected(
    useScreenActor((app) => createMenuReading(app, shopId)),
    selectAnswer,
  );
  const index = useMemo(() => indexSearch(menu?.products ?? []), [menu]);
  const found = searchProducts(index, typed)
    .filter(({ id }) => !productIds.includes(id))
    .slice(0, MAX_FOUND);
  const nameOf = (wanted: ProductId): string => menu?.products.find(({ id }) => id === wanted)?.name ?? "…";
  return (
    <>
      <TextField
        label={words.products()}
        description={
          productIds.length === 0 ? words.productsAll() : words.productsChosen({ n: productIds.length })
        }
        placeholder={words.findProduct()}
        autoComplete="off"
        value={typed}
        onChange={type}
        error={problem}
      />
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ id, name }) => (
            <li key={id}>
              <Button
                size="md"
                look="ghost"
                onPress={() => {
                  onChange([...productIds, id]);
                  type("");
                }}
              >
                <PlusIcon size={18} />
                <bdi>{name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {productIds.length > 0 && (
        <ul className={styles.chips}>
          {productIds.map((id) => (
            <li key={id} className={styles.chip}>
              <bdi>{nameOf(id)}</bdi>
              <IconButton
                size="sm"
                label={words.removeProduct({ name: nameOf(id) })}
                onClick={() => onChange(productIds.filter((other) => other !== id))}
              >
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
