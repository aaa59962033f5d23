import { useEffect, useRef, type MouseEvent, type ReactElement } from "react";
import { chip } from "#ui/design/choice/chip.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { elementOfAnchor } from "#ui/router/anchor.ts";
import * as styles from "./category-strip.css.ts";
import { useSectionInView } from "./use-section-in-view.ts";

/** One section of the menu that the category bar links to. */
export interface StripEntry {
  readonly anchor: string;
  readonly title: string;
}

interface CategoryStripProps {
  readonly entries: readonly StripEntry[];
}

/** The menu's sections in a row that follows the scroll position. Links, so that it works before hydration. */
export function CategoryStrip({ entries }: CategoryStripProps): ReactElement {
  const { t } = useI18n();
  const strip = useRef<HTMLUListElement>(null);
  const currentLink = useRef<HTMLAnchorElement>(null);
  const current = useSectionInView(entries);

  useEffect(() => {
    const list = strip.current;
    const link = currentLink.current;
    if (list === null || link === null) return;
    // Moves the strip alone; scrollIntoView would move the page with it.
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2, behavior: "smooth" });
  }, [current]);

  function jump(event: MouseEvent, anchor: string): void {
    event.preventDefault();
    elementOfAnchor(anchor)?.scrollIntoView();
    elementOfAnchor(`${anchor}-title`)?.focus({ preventScroll: true });
  }

  return (
    <nav className={styles.bar} aria-label={t.menu.categories()}>
      <ul ref={strip} className={styles.strip}>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              ref={anchor === current ? currentLink : undefined}
              href={`#${anchor}`}
              className={chip()}
              aria-current={anchor === current ? "location" : undefined}
              onClick={(event) => jump(event, anchor)}
            >
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
