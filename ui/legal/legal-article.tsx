import type { ReactElement } from "react";
import type { LegalVersion, ShownLegalText } from "#core/legal/legal-text.ts";
import { hero, sectionTitle } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalBody } from "./legal-body.tsx";
import type { LegalSection } from "./standard-text.ts";
import * as styles from "./legal-page.css.ts";

interface LegalArticleProps {
  readonly title: string;
  /** Who stands behind the page. */
  readonly operator: readonly LegalSection[];
  /** The standard text. */
  readonly sections: readonly LegalSection[];
  /** The organization's own words; null where it has none. */
  readonly text: ShownLegalText | null;
  /** Of what is published; null before anything was. */
  readonly version: Pick<LegalVersion, "number" | "at"> | null;
  /** Of the day of the version. */
  readonly timezone: string;
  /** Within another page, whose own heading is above. */
  readonly isPreview?: boolean | undefined;
}

/** A legal text as a visitor reads it: the organization's words after the standard text or in its place (SHOP-21, SHOP-23). */
export function LegalArticle(props: LegalArticleProps): ReactElement {
  const { title, operator, sections, text, version, timezone, isPreview = false } = props;
  const { locale, t, format } = useI18n();
  const [Title, Heading] = isPreview ? (["h3", "h4"] as const) : (["h1", "h2"] as const);
  const level = isPreview ? 4 : 2;
  return (
    <article className={isPreview ? styles.preview : styles.article}>
      <header className={styles.section}>
        <Title className={isPreview ? styles.previewTitle : hero}>{title}</Title>
        {version !== null && (
          <p className={styles.version}>
            {t.legal.version({ number: String(version.number), date: format.date(version.at, timezone) })}
          </p>
        )}
      </header>
      {[...operator, ...(text?.kind === "own" ? [] : sections)].map((section) => (
        <section key={section.title} className={styles.section}>
          <Heading className={sectionTitle}>{section.title}</Heading>
          <p>{section.text}</p>
        </section>
      ))}
      {text !== null && (
        <section className={styles.own} lang={text.locale} dir="auto">
          {text.locale !== locale && (
            <p className={styles.version} lang={locale}>
              {t.legal.onlyIn[text.locale]()}
            </p>
          )}
          {text.kind === "added" && <Heading className={sectionTitle}>{text.title}</Heading>}
          <LegalBody body={text.body} level={text.kind === "added" ? level + 1 : level} />
        </section>
      )}
    </article>
  );
}
