import { useState, type ReactElement } from "react";
import type { Product } from "#core/menu/menu.ts";
import * as styles from "./menu-section.css.ts";
import { CardList } from "./card-list.tsx";
import { sectionHeight } from "./section-height.ts";

interface MenuSectionListProps {
  readonly anchor: string;
  readonly title: string;
  readonly products: readonly Product[];
  /** How many more there are, which the server has drawn as links alone. */
  readonly omitted?: number | undefined;
  /** Whether all cards are whole from the first. */
  readonly isNear: boolean;
}

// The server writes links into it, which React takes as they stand; one object, so that it never writes it over them.
const IN_DOCUMENT = { __html: "" };

/** A category with its products. Off screen it is neither laid out nor painted. */
export function MenuSectionList({
  anchor,
  title,
  products,
  omitted = 0,
  isNear,
}: MenuSectionListProps): ReactElement {
  // Who is at a link stays there when it becomes a card.
  const [focusedPath, setFocusedPath] = useState<string | null>(null);
  return (
    <section
      id={anchor}
      className={styles.section}
      style={sectionHeight(products.length + omitted)}
      aria-labelledby={`${anchor}-title`}
      data-section={anchor}
    >
      <h2 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      <ul className={styles.grid}>
        <CardList products={products} whole={isNear ? "all" : "none"} focusedPath={focusedPath} />
      </ul>
      {omitted > 0 && (
        <ul
          className={styles.links}
          onFocus={({ target }) => setFocusedPath(target.getAttribute("href"))}
          onBlur={() => setFocusedPath(null)}
          dangerouslySetInnerHTML={IN_DOCUMENT}
        />
      )}
    </section>
  );
}
