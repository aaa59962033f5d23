import { useState, type ReactElement } from "react";
import type { Product } from "#core/menu/menu.ts";
import * as styles from "./menu-section.css.ts";
import { CardList } from "./card-list.tsx";
import { links } from "./card-list.css.ts";

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

/** A category with its products. */
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
    <section id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`} data-section={anchor}>
      <h2 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      <CardList products={products} whole={isNear ? "all" : "none"} focusedPath={focusedPath} />
      {omitted > 0 && (
        <div
          className={links}
          onFocus={({ target }) => setFocusedPath(target.getAttribute("href"))}
          onBlur={() => setFocusedPath(null)}
          dangerouslySetInnerHTML={IN_DOCUMENT}
        />
      )}
    </section>
  );
}
