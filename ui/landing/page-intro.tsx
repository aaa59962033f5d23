import type { ReactElement, ReactNode } from "react";
import { page } from "#ui/design/layout/layout.css.ts";
import * as landing from "./landing.css.ts";
import * as styles from "./page-intro.css.ts";

interface PageIntroProps {
  readonly title: string;
  readonly text: string;
  /** Code of a picture that decorates it where there is room. */
  readonly picture: string;
  readonly children?: ReactNode;
}

/** What a page for owners is about, large. */
export function PageIntro({ title, text, picture, children }: PageIntroProps): ReactElement {
  return (
    <div className={`${page()} ${styles.intro}`}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={landing.lead}>{text}</p>
        {children}
      </div>
      <img
        src={`/pictures/${picture}.webp`}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        className={styles.picture}
      />
    </div>
  );
}
