import type { ReactElement } from "react";
import { ArrowRightIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FEATURES_PATH } from "../paths.ts";
import { chaptersOf } from "./chapters.ts";
import * as styles from "./chapter-cards.css.ts";

/**
 * The four chapters as cards, each a door to its part of the features page. Plain links: within the app the page would
 * scroll to a part that has not come yet.
 */
export function ChapterCards(): ReactElement {
  const i18n = useI18n();
  return (
    <ul className={styles.cards}>
      {chaptersOf(i18n).map(({ anchor, title, text, Mock }) => (
        <li key={anchor}>
          <a href={`${FEATURES_PATH}#${anchor}`} className={styles.card}>
            <div>
              <h3 className={styles.title}>
                {title}
                <ArrowRightIcon />
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={styles.peek} aria-hidden="true">
              <Mock />
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
