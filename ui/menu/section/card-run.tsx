import { useEffect, useRef, useState, type ReactElement } from "react";
import type { Product } from "#core/menu/menu.ts";
import { ProductCard } from "../product-card.tsx";

// Two screens of a phone ahead, as far as a thumb flings.
const AHEAD = "1600px 0px";

interface CardRunProps {
  readonly products: readonly Product[];
  /** Whether they are whole from the first: all of a short menu, and what a page was drawn with. */
  readonly isNear: boolean;
  /** The address of the link that had the focus where a card is now. */
  readonly focusedPath: string | null;
}

/** Some cards in a row of a list. In a long menu they become whole when they come near, and stay so: a thousand at once would hold a phone up for a second. */
export function CardRun({ products, isNear: isNearAtFirst, focusedPath }: CardRunProps): ReactElement {
  const [isNear, setNear] = useState(isNearAtFirst);
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
          <ProductCard product={product} look="row" isNear={isNear} focusedPath={focusedPath} />
        </li>
      ))}
    </>
  );
}
