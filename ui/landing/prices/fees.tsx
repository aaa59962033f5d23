import { useId, type ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as landing from "../landing.css.ts";
import { PRICES_PATH } from "../paths.ts";
import { Calculator } from "./calculator.tsx";
import * as styles from "./fees.css.ts";

/** Lower fees: what a commission costs, from the reader's own figures. */
export function Fees(): ReactElement {
  const { t } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.band}>
      <div className={`${page()} ${landing.section} ${styles.columns}`}>
        <div>
          <h2 id={id} className={landing.heading}>
            {t.landing.feesTitle()}
          </h2>
          <p className={landing.lead}>{t.landing.feesText()}</p>
          <ScopedLink
            to={PRICES_PATH}
            className={`${buttonStyle({ size: "lg", color: "white" })} ${styles.door}`}
          >
            {t.landing.prices.link()}
          </ScopedLink>
        </div>
        <Calculator />
      </div>
    </section>
  );
}
