import type { ReactElement } from "react";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { hero, page, sectionTitle } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./legal-page.css.ts";

/** A heading with its content. */
export interface LegalSection {
  readonly title: string;
  readonly text: string;
}

interface LegalPageProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/** A legal page: who the company is, from its own data, or on a landing page who runs the installation; then the sections. */
export function LegalPage({ title, sections }: LegalPageProps): ReactElement {
  return (
    <main id="content" tabIndex={-1} className={page()}>
      <article className={styles.article}>
        <h1 className={hero}>{title}</h1>
        {[...useOperator(), ...sections].map((section) => (
          <section key={section.title} className={styles.section}>
            <h2 className={sectionTitle}>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </article>
    </main>
  );
}

function useOperator(): readonly LegalSection[] {
  const { legal } = useI18n().t;
  const { shop } = useActors();
  const organization = useSelected(shop, selectShop)?.organization ?? null;
  const { ownerTerms } = usePageSettings();
  if (organization !== null) {
    const { legalName: name, taxId, address, email, phone } = organization;
    const text = legal.operator({ name, taxId, address, email, phone });
    return [{ title: legal.operatorTitle(), text }];
  }
  if (ownerTerms === null) return [];
  const text = legal.installation({ email: ownerTerms.contactEmail });
  return [{ title: legal.operatorTitle(), text }];
}
