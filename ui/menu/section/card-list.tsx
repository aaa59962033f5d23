import { useDeferredValue, useEffect, useRef, useState, type ReactElement } from "react";
import type { Product } from "#core/menu/menu.ts";
import { ProductCard } from "../product-card.tsx";
import * as styles from "./card-list.css.ts";
import { layOutAhead } from "./lay-out-ahead.ts";
import { rowsOf, runsOf } from "./rows.ts";
import { whenNear } from "./when-near.ts";

interface CardListProps {
  readonly products: readonly Product[];
  /** Which are whole from the first: all of a short menu and what a page was drawn with, or the first on screen. */
  readonly whole: "all" | "first" | "none";
  /** The address of the link that had the focus where a card is now. */
  readonly focusedPath?: string | null;
}

/**
 * Cards, a list each few rows: what comes near is laid out, styled and painted by the run, where a whole category of
 * seventy would hold a phone up for eight frames. In a long menu cards become whole when they come near, and stay so.
 */
export function CardList({ products, whole, focusedPath = null }: CardListProps): ReactElement {
  return (
    <div className={styles.runs}>
      {runsOf(products).map((run, at) => (
        <CardRun
          key={at}
          products={run}
          isNear={whole === "all" || (whole === "first" && at === 0)}
          focusedPath={focusedPath}
        />
      ))}
    </div>
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
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isNear || list.current === null) return undefined;
    return whenNear(list.current, () => setNear(true));
  }, [isNear]);
  useEffect(() => {
    if (isWhole && !isNearAtFirst && list.current !== null) layOutAhead(list.current);
  }, [isWhole, isNearAtFirst]);
  return (
    <ul ref={list} className={styles.run} style={rowsOf(products.length)}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} look="row" isNear={isWhole} focusedPath={focusedPath} />
        </li>
      ))}
    </ul>
  );
}
