import { useId, type ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Closing } from "./closing.tsx";
import { DemoShops } from "./demo-shops.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import * as styles from "./landing.css.ts";
import { PageIntro } from "./page-intro.tsx";
import { Fees } from "./prices/fees.tsx";
import { firstQuestions, priceQuestions } from "./words/question-lists.ts";
import { Questions } from "./questions/questions.tsx";
import { ChapterCards } from "./tour/chapter-cards.tsx";

/** The landing page that shows everything: the four who work with an order first, all questions last (LANDING-2). */
export default function LongScreen(): ReactElement {
  const i18n = useI18n();
  const id = useId();
  const { demo } = usePageSettings();
  const { landing } = i18n.t;
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <PageIntro title={landing.longTitle()} text={landing.longText()} picture="1f355" />
      <section aria-labelledby={id} className={page()}>
        <h2 id={id} className={styles.heading}>
          {landing.features()}
        </h2>
        <ChapterCards />
      </section>
      {demo && <DemoShops />}
      <Fees />
      <HowItWorks />
      <Questions entries={[...firstQuestions(i18n), ...priceQuestions(i18n)]} />
      <Closing leadsToDemo={demo} />
    </main>
  );
}
