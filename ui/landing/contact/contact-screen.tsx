import type { ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as landing from "../landing.css.ts";
import { PageIntro } from "../page-intro.tsx";
import { LeadCard } from "./lead-card.tsx";
import * as styles from "./contact-screen.css.ts";

/** How an owner reaches the operator: a form, and an address (LANDING-6). */
export default function ContactScreen(): ReactElement {
  const { t } = useI18n();
  const { lead } = t.landing;
  const { ownerTerms } = usePageSettings();
  const steps = [
    { title: lead.step1(), text: lead.step1Text() },
    { title: lead.step2(), text: lead.step2Text() },
    { title: lead.step3(), text: lead.step3Text() },
  ];
  return (
    <main id="content" tabIndex={-1} className={landing.screen}>
      <PageIntro title={lead.title()} text={lead.text()} picture="1f4de" />
      <div className={`${page()} ${styles.columns}`}>
        <LeadCard />
        <div className={styles.aside}>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <p className={styles.stepTitle}>{title}</p>
                <p className={styles.stepText}>{text}</p>
              </li>
            ))}
          </ol>
          {ownerTerms !== null && (
            <p className={styles.direct}>
              {lead.direct()}
              <a href={`mailto:${ownerTerms.contactEmail}`} className={styles.address}>
                {ownerTerms.contactEmail}
              </a>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
