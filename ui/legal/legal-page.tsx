import { Suspense, type ReactElement } from "react";
import type { LegalPageDocument } from "#core/legal/legal-text.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalArticle } from "./legal-article.tsx";
import { ShopText } from "./shop-text.tsx";
import { standardText, type LegalSection } from "./standard-text.ts";

// The server draws a page with its text; what reads one later is not needed for that.
const LateText = late(async () => (await import("./late-text.tsx")).LateText);

interface LegalPageProps {
  readonly document: LegalPageDocument;
}

/**
 * A legal page: who the company is, from its own data, or on a landing page who runs the installation; then the standard
 * text and what the organization says of its own (SHOP-21).
 */
export function LegalPage({ document }: LegalPageProps): ReactElement {
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  const { legal } = usePageSettings();
  return (
    <main id="content" tabIndex={-1} className={page()}>
      {shop === null ? (
        <LandingText document={document} />
      ) : legal?.document === document ? (
        <ShopText shop={shop} document={document} version={legal.version} />
      ) : (
        <Suspense>
          <LateText shop={shop} document={document} />
        </Suspense>
      )}
    </main>
  );
}

function LandingText({ document }: LegalPageProps): ReactElement {
  const i18n = useI18n();
  const { legal } = i18n.t;
  const { ownerTerms } = usePageSettings();
  const operator: readonly LegalSection[] =
    ownerTerms === null
      ? []
      : [{ title: legal.operatorTitle(), text: legal.installation({ email: ownerTerms.contactEmail }) }];
  const { title, sections } = standardText(i18n, document, ownerTerms);
  return (
    <LegalArticle
      title={title}
      operator={operator}
      sections={sections}
      text={null}
      version={null}
      timezone="UTC"
    />
  );
}
