import type { ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { Closing } from "../closing.tsx";
import * as landing from "../landing.css.ts";
import { PageIntro } from "../page-intro.tsx";
import { ChapterSection } from "./chapter-section.tsx";
import { chaptersOf } from "./chapters.ts";

/** What guests, kitchen, couriers and owner get (LANDING-2). */
export default function FeaturesScreen(): ReactElement {
  const i18n = useI18n();
  const { demo } = usePageSettings();
  const { tour } = i18n.t.landing;
  return (
    <main id="content" tabIndex={-1} className={landing.screen}>
      <PageIntro title={tour.title()} text={tour.text()} picture="1f6ce-fe0f" />
      {chaptersOf(i18n).map((chapter, index) => (
        <ChapterSection key={chapter.anchor} chapter={chapter} side={index % 2 === 0 ? "start" : "end"} />
      ))}
      <Closing leadsToDemo={demo} />
    </main>
  );
}
