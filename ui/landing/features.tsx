import { useId, type ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as landing from "./landing.css.ts";
import * as styles from "./features.css.ts";
import { FEATURES_PATH } from "./paths.ts";

/** The benefits for a restaurant, in four sentences. */
export function Features(): ReactElement {
  const { t } = useI18n();
  const id = useId();
  const features = [
    { title: t.landing.feature1Title(), text: t.landing.feature1Text(), picture: "1f4f1" },
    { title: t.landing.feature2Title(), text: t.landing.feature2Text(), picture: "1f514" },
    { title: t.landing.feature4Title(), text: t.landing.feature4Text(), picture: "1f551" },
    { title: t.landing.feature3Title(), text: t.landing.feature3Text(), picture: "2764-fe0f" },
  ];
  return (
    <section aria-labelledby={id} className={`${page()} ${landing.section}`}>
      <h2 id={id} className={landing.heading}>
        {t.landing.features()}
      </h2>
      <ul className={styles.grid}>
        {features.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.feature({ isWide: index === 0 || index === 3 })}>
            <img
              src={`/pictures/${picture}.webp`}
              alt=""
              width={160}
              height={160}
              loading="lazy"
              className={styles.picture}
            />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ScopedLink
        to={FEATURES_PATH}
        className={`${buttonStyle({ size: "lg", color: "white" })} ${styles.door}`}
      >
        {t.landing.tour.more()}
      </ScopedLink>
    </section>
  );
}
