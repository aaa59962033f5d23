import type { ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LandingLayout } from "#ui/layout/landing-layout.tsx";
import { Closing } from "./closing.tsx";
import { DemoShops } from "./demo-shops.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Fees } from "./prices/fees.tsx";
import { firstQuestions } from "./words/question-lists.ts";
import { Questions } from "./questions/questions.tsx";
import * as styles from "./landing.css.ts";

/** The landing page of a diner host, for restaurant owners; in a demo also with links to its shops (LANDING-1). */
export default function LandingScreen(): ReactElement {
  const i18n = useI18n();
  const { demo } = usePageSettings();
  return (
    <LandingLayout>
      <main id="content" tabIndex={-1} className={styles.screen}>
        <Hero leadsToDemo={demo} />
        {demo && <DemoShops />}
        <Features />
        <Fees />
        <HowItWorks />
        <Questions entries={firstQuestions(i18n)} />
        <Closing leadsToDemo={demo} />
      </main>
    </LandingLayout>
  );
}
