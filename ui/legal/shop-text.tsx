import type { ReactElement } from "react";
import type { LegalPageDocument, ShownLegalVersion } from "#core/legal/legal-text.ts";
import type { Shop } from "#core/shop/shop.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalArticle } from "./legal-article.tsx";
import { companySection, standardText } from "./standard-text.ts";

interface ShopTextProps {
  readonly shop: Shop;
  readonly document: LegalPageDocument;
  /** Null where the organization published nothing. */
  readonly version: ShownLegalVersion | null;
}

/** A legal text of a shop, with what its organization says there. */
export function ShopText({ shop, document, version }: ShopTextProps): ReactElement {
  const i18n = useI18n();
  const { title, sections } = standardText(i18n, document, null);
  return (
    <LegalArticle
      title={title}
      operator={[companySection(i18n, shop.organization)]}
      sections={sections}
      text={version?.text ?? null}
      version={version}
      timezone={shop.timezone}
    />
  );
}
