import { useState, type ReactElement } from "react";
import {
  shownLegalText,
  type LegalContent,
  type LegalDocument,
  type LegalPageDocument,
  type LegalVersion,
} from "#core/legal/legal-text.ts";
import type { Company } from "#core/setting/company/company.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalArticle } from "#ui/legal/legal-article.tsx";
import { companySection, standardText } from "#ui/legal/standard-text.ts";
import { ConsentPreview } from "./consent-preview.tsx";
import { InLanguage } from "./in-language.tsx";
import * as styles from "./legal.css.ts";

interface LegalPreviewProps {
  readonly document: LegalDocument;
  readonly content: LegalContent;
  readonly company: Company;
  /** Null for what is not published. */
  readonly version: Pick<LegalVersion, "number" | "at"> | null;
}

/** A legal text as customers read it, in either language of the page. */
export function LegalPreview(props: LegalPreviewProps): ReactElement {
  const { t, locale: own } = useI18n();
  const words = t.operations.settings.legalTexts;
  const [locale, setLocale] = useState<Locale>(own);
  return (
    <>
      <RadioGroup
        label={words.previewLanguage()}
        labelHidden
        look="segments"
        value={locale}
        options={LOCALES.map((value) => ({ value, label: words.languages[value]() }))}
        onChange={setLocale}
      />
      <div className={styles.page} lang={locale}>
        <InLanguage key={locale} locale={locale}>
          <Preview {...props} />
        </InLanguage>
      </div>
    </>
  );
}

function Preview({ document, content, ...props }: LegalPreviewProps): ReactElement {
  return document === "consent" ? (
    <ConsentPreview content={content} />
  ) : (
    <Page {...props} content={content} document={document} />
  );
}

interface PageProps extends LegalPreviewProps {
  readonly document: LegalPageDocument;
}

function Page({ document, content, company, version }: PageProps): ReactElement {
  const i18n = useI18n();
  const { title, sections } = standardText(i18n, document, null);
  return (
    <LegalArticle
      isPreview
      title={title}
      operator={[companySection(i18n, company)]}
      sections={sections}
      text={shownLegalText(content, i18n.locale)}
      version={version}
      timezone={OFFICE_TIMEZONE}
    />
  );
}
