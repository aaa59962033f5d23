import type { ReactElement } from "react";
import { productBySlug } from "#core/menu/sections.ts";
import { orderability } from "#core/menu/orderability.ts";
import type { Menu } from "#core/menu/menu.ts";
import { groupsOf } from "#core/menu/menu-index.ts";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { CardPrice } from "./card-price.tsx";
import { useMenuShelf } from "./menu-shelf-context.tsx";
import { StockNote } from "./stock-note.tsx";

interface LinkedProductProps {
  readonly menu: Menu;
  /** The product of the page's address; null on the menu itself. */
  readonly slug: string | null;
}

/**
 * The product that an address names, as text in the server's page: its dialog appears only after hydration, and
 * search engines and previews read what is here.
 */
export function LinkedProduct({ menu, slug }: LinkedProductProps): ReactElement | null {
  const isHydrated = useHydrated();
  const { place, index } = useMenuShelf();
  const product = slug === null ? null : productBySlug(menu, slug);
  if (isHydrated || product === null) return null;
  const state = orderability(product, place.location.id, place.method, place.now);
  return (
    <VisuallyHidden>
      <article>
        <h2>{product.name}</h2>
        <p>{product.description}</p>
        <CardPrice product={product} groups={groupsOf(index, product)} place={place} />
        <StockNote orderability={state} now={place.now} timezone={place.shop.timezone} />
      </article>
    </VisuallyHidden>
  );
}
