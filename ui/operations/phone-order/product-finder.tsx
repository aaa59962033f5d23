import { useMemo, useRef, useState, type ReactElement } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import type { Workplace } from "#core/account/workplace.ts";
import type { NewCartItem } from "#core/cart/cart-events.ts";
import { itemAtOneTap } from "#core/cart/choice/item-at-one-tap.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import { toMenuSections } from "#core/menu/menu-sections.ts";
import type { Menu, Product } from "#core/menu/menu.ts";
import { orderability } from "#core/menu/orderability.ts";
import { indexSearch, searchProducts } from "#core/menu/search.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { readQuickSearch } from "#core/phone-order/quick-search.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as search from "#ui/menu/menu-search.css.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./phone-order.css.ts";
import { ProductOptions } from "./product-options.tsx";
import { ProductResult } from "./product-result.tsx";

interface ProductFinderProps {
  readonly workplace: Workplace;
  readonly menu: Menu;
  readonly method: FulfillmentMethod;
  readonly onAdd: (item: NewCartItem) => void;
  /** Whether it was opened to type at once. */
  readonly hasFocus?: boolean;
}

const MAX_RESULTS = 12;
const POPULAR = "popular";

/**
 * Finds products by what is typed, else by category, and adds them by Enter or a press: a count in front of the name says how
 * many. What has choices asks for them first.
 */
export function ProductFinder({
  workplace,
  menu,
  method,
  onAdd,
  hasFocus = false,
}: ProductFinderProps): ReactElement {
  const { location, timezone } = workplace;
  const { t } = useI18n();
  const words = t.phoneOrder;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const [typed, type] = useState("");
  const [shelf, setShelf] = useState(POPULAR);
  const [asked, ask] = useState<Product | null>(null);
  const [said, say] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { sections, popular, products } = useMemo(
    () => toMenuSections(menu, location.id),
    [menu, location.id],
  );
  const index = useMemo(() => indexMenu(menu), [menu]);
  const searched = useMemo(() => indexSearch(products), [products]);
  const { qty, name } = readQuickSearch(typed);
  const shelved = sections.find(({ category }) => category.id === shelf)?.products ?? popular;
  const found = name === "" ? shelved : searchProducts(searched, name).slice(0, MAX_RESULTS);

  function add(product: Product, item: NewCartItem): void {
    onAdd(item);
    say(words.added({ qty: item.qty, name: product.name }));
    type("");
    leave();
  }

  function leave(): void {
    ask(null);
    input.current?.focus();
  }

  function choose(id: string): void {
    const product = found.find((one) => one.id === id);
    if (product === undefined) return;
    const groups = groupsOf(index, product);
    const item = groups.length > 0 ? null : itemAtOneTap(product.id, groups);
    if (item === null) ask(product);
    else add(product, { ...item, qty });
  }

  return (
    <>
      <Autocomplete inputValue={typed} onInputChange={type}>
        <SearchField aria-label={words.search()} className={styles.search} autoFocus={hasFocus}>
          <SearchIcon size={20} className={search.icon} />
          <Input ref={input} dir="auto" className={search.input} placeholder={words.search()} />
        </SearchField>
        <p className={styles.quiet}>{words.searchHint()}</p>
        {name === "" && (
          <RadioGroup
            label={words.categories()}
            labelHidden
            look="strip"
            value={shelf}
            options={[
              ...(popular.length > 0 ? [{ value: POPULAR, label: t.menu.popular() }] : []),
              ...sections.map(({ category: { id, name: label } }) => ({ value: id, label })),
            ]}
            onChange={setShelf}
          />
        )}
        {asked === null && (
          <ListBox
            aria-label={words.results()}
            layout="grid"
            className={styles.results}
            renderEmptyState={() => <p className={styles.quiet}>{words.nothing()}</p>}
            onAction={(key) => choose(String(key))}
          >
            {found.map((product) => (
              <ProductResult
                key={product.id}
                product={product}
                locationId={location.id}
                state={orderability(product, location.id, method, now)}
                now={now}
                timezone={timezone}
              />
            ))}
          </ListBox>
        )}
      </Autocomplete>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      {asked !== null && (
        <ProductOptions
          key={asked.id}
          product={asked}
          groups={groupsOf(index, asked)}
          location={location}
          qty={qty}
          now={now}
          onAdd={(item) => add(asked, item)}
          onCancel={leave}
        />
      )}
    </>
  );
}
