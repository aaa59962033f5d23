import { useId, type ReactElement } from "react";
import { CheckIcon } from "#ui/design/icons/controls.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import * as landing from "../landing.css.ts";
import type { Chapter } from "./chapters.ts";
import * as styles from "./chapter-section.css.ts";

interface ChapterSectionProps {
  readonly chapter: Chapter;
  /** Where its picture stands on a wide screen. */
  readonly side: "start" | "end";
}

/** One chapter: a picture of what somebody sees, and the facts. */
export function ChapterSection({ chapter, side }: ChapterSectionProps): ReactElement {
  const id = useId();
  const { anchor, title, text, facts, tone, Mock } = chapter;
  return (
    <section id={anchor} aria-labelledby={id} className={`${page()} ${styles.chapter}`}>
      <div className={styles.scene({ side, tone })} aria-hidden="true">
        <div className={styles.mock({ tilt: side })}>
          <Mock />
        </div>
      </div>
      <div>
        <h2 id={id} className={landing.heading}>
          {title}
        </h2>
        <p className={landing.lead}>{text}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              <CheckIcon className={styles.sign} />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
