import type { ReactElement } from "react";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { hero, page, sectionTitle } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { article } from "./legal-page.css.ts";

/** A heading with its content. */
export interface LegalSection {
  readonly title: string;
  readonly text: string;
}

interface LegalPageProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/** A legal page: who the company is, from its own data, then the sections. */
export function LegalPage({ title, sections }: LegalPageProps): ReactElement {
  const { t } = useI18n();
  const { shop } = useActors();
  const organization = useSelected(shop, selectShop)?.organization ?? null;
  const operator =
    organization === null
      ? []
      : [
          {
            title: t.legal.operatorTitle(),
            text: t.legal.operator({
              name: organization.legalName,
              taxId: organization.taxId,
              address: organization.address,
              email: organization.email,
              phone: organization.phone,
            }),
          },
        ];
  return (
    <main id="content" tabIndex={-1} className={page()}>
      <article className={article}>
        <h1 className={hero}>{title}</h1>
        {[...operator, ...sections].map((section) => (
          <section key={section.title}>
            <h2 className={sectionTitle}>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </article>
    </main>
  );
}
