import type { ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Closing } from "../closing.tsx";
import * as landing from "../landing.css.ts";
import { PageIntro } from "../page-intro.tsx";
import { Questions } from "../questions/questions.tsx";
import { priceQuestions } from "../words/question-lists.ts";
import { Calculator } from "./calculator.tsx";
import { KeptTable } from "./kept-table.tsx";
import { PriceCard } from "./price-card.tsx";
import { offer } from "./prices-screen.css.ts";

/** One price next to what a commission costs (LANDING-2, LANDING-4). */
export default function PricesScreen(): ReactElement {
  const i18n = useI18n();
  const { demo } = usePageSettings();
  const { prices } = i18n.t.landing;
  return (
    <main id="content" tabIndex={-1} className={landing.screen}>
      <PageIntro title={prices.title()} text={prices.text()} picture="1f9fe" />
      <div className={`${page()} ${offer}`}>
        <PriceCard />
        <Calculator />
      </div>
      <KeptTable />
      <Questions entries={priceQuestions(i18n)} />
      <Closing leadsToDemo={demo} />
    </main>
  );
}
