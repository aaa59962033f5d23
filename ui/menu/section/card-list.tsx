import { useDeferredValue, useEffect, useRef, useState, type ReactElement } from "react";
import type { Product } from "#core/menu/menu.ts";
import { ProductCard } from "../product-card.tsx";

// Two screens of a phone ahead, as far as a thumb flings.
const AHEAD = "1600px 0px";

// As many cards as become whole at a time: full rows at one, two and three columns.
const RUN = 12;

interface CardListProps {
  readonly products: readonly Product[];
  /** Which are whole from the first: all of a short menu and what a page was drawn with, or the first on screen. */
  readonly whole: "all" | "first" | "none";
  /** The address of the link that had the focus where a card is now. */
  readonly focusedPath?: string | null;
}

/** The items of a list of cards. In a long menu they become whole when they come near, and stay so: a thousand at once would hold a phone up for a second. */
export function CardList({ products, whole, focusedPath = null }: CardListProps): ReactElement {
  return (
    <>
      {Array.from({ length: Math.ceil(products.length / RUN) }, (_, run) => (
        <CardRun
          key={run}
          products={products.slice(run * RUN, (run + 1) * RUN)}
          isNear={whole === "all" || (whole === "first" && run === 0)}
          focusedPath={focusedPath}
        />
      ))}
    </>
  );
}

interface CardRunProps {
  readonly products: readonly Product[];
  readonly isNear: boolean;
  readonly focusedPath: string | null;
}

function CardRun({ products, isNear: isNearAtFirst, focusedPath }: CardRunProps): ReactElement {
  const [isNear, setNear] = useState(isNearAtFirst);
  // Drawn in pieces, between which the page can scroll.
  const isWhole = useDeferredValue(isNear);
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNear || first.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(first.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <>
      {products.map((product, at) => (
        <li key={product.id} ref={at === 0 ? first : null}>
          <ProductCard product={product} look="row" isNear={isWhole} focusedPath={focusedPath} />
        </li>
      ))}
    </>
  );
}
